"""EM-4.1 Each round has five phases in this order."""

from __future__ import annotations

from keeling.games.e_mission.engine import events
from keeling.games.e_mission.engine.rules.column import DrawCrises
from keeling.games.e_mission.engine.rules.crises import ResolveCrises
from keeling.games.e_mission.engine.rules.drawing import DrawPhase
from keeling.games.e_mission.engine.rules.emission import EmissionPhase
from keeling.games.e_mission.engine.rules.global_projects import StartProject
from keeling.games.e_mission.engine.rules.growth import Growth
from keeling.games.e_mission.engine.rules.project_phase import ProjectPhase
from keeling.games.e_mission.engine.rules.tracks import CrisisPhase
from keeling.games.e_mission.engine.state import EMission
from keeling.kernel.agenda import Step


class Round(Step[EMission]):
    """EM-4.1 Global, project, emission, crisis and growth phase; then the next round."""

    def run(self, s: EMission) -> None:
        """EM-3.1, EM-10.3 The round marker advances, clock side up."""
        s.round += 1
        s.tell(events.ROUND, s.round)
        s.then(
            DrawCrises(),
            StartProject(),
            DrawPhase(),
            ProjectPhase(),
            EmissionPhase(),
            CrisisPhase(),
            ResolveCrises(),
            Growth(),
            Round(),
        )

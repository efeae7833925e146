"""The files for hosting are well-formed, and say what the server understands."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from keeling.cli.parser import command_parser
from keeling.cli.serve import OWNER_KEY
from keeling.cli.serve.database import VARIABLE
from keeling.cli.serve.http import LAST_WORDS
from keeling.text.catalogue import catalogue
from keeling.web.settings import SHORTEST_KEY

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "keeling.service"
HOSTING = ROOT / "docs/howto/host.md"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
INSTRUCTIONS = {
    "FROM",
    "RUN",
    "WORKDIR",
    "ENV",
    "COPY",
    "USER",
    "VOLUME",
    "EXPOSE",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
}


def served(*argv: str) -> Any:
    """What `keeling serve` makes of these arguments."""
    parser, _ = command_parser("serve", catalogue("keeling", "en"))
    return parser.parse_args(argv)


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with what follows it."""
    whole = re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.partition(" ") for line in whole.splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in lines]


# ---- the image


def test_the_containerfile_has_two_stages_and_runs_as_nobody_in_particular() -> None:
    found = instructions()
    assert {word for word, _ in found} <= INSTRUCTIONS
    stages = [rest for word, rest in found if word == "FROM"]
    assert (len(stages), stages[0].endswith(" AS build")) == (2, True)
    words = [word for word, _ in found]
    assert dict(found)["USER"] == "10001"
    assert words.index("USER") > len(words) - words[::-1].index("FROM")  # of the second stage
    assert "gcc" not in CONTAINER.rpartition("FROM")[2]


def test_what_the_containerfile_copies_is_there() -> None:
    for word, rest in instructions():
        if word == "COPY" and not rest.startswith("--from"):
            *sources, _target = rest.split()
            assert all((ROOT / source).exists() for source in sources), rest


def test_the_containerfile_compiles_or_fails_and_asks_whether_the_server_answers() -> None:
    assert "KEELING_COMPILED=1" in CONTAINER
    assert "assert keeling.COMPILED" in CONTAINER
    assert "/healthz" in dict(instructions())["HEALTHCHECK"]
    command = yaml.safe_load(dict(instructions())["CMD"])
    assert command[0] == "serve"
    assert served(*command[1:]).port == 8080


def test_what_an_image_installs_is_locked() -> None:
    for name in set(re.findall(r"lock/\w+\.txt", CONTAINER)):
        entries = re.findall(r"^\S+==\S+(?: ;.*)? \\$", (ROOT / name).read_text(), re.MULTILINE)
        assert len(entries) > 3
    host = (ROOT / "lock/host.txt").read_text("utf-8")
    assert all(f"\n{name}==" in host for name in ("litestar", "psycopg", "prometheus-client"))


# ---- with PostgreSQL


def test_compose_gives_the_server_a_database_and_secrets_from_outside() -> None:
    keeling, database = COMPOSE["services"]["keeling"], COMPOSE["services"]["database"]
    assert keeling["command"][0] == "serve"
    given = served(*(word.replace("${", "$").replace("}", "") for word in keeling["command"][1:]))
    assert (given.workers, given.host, given.log) == (2, "0.0.0.0", "json")  # noqa: S104 - in a container
    assert {VARIABLE, OWNER_KEY} <= keeling["environment"].keys()
    assert str(SHORTEST_KEY) in keeling["environment"][OWNER_KEY]
    assert keeling["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert (keeling["read_only"], keeling["cap_drop"]) == (True, ["ALL"])
    assert all(port.startswith("127.0.0.1:") for port in keeling["ports"])
    assert database["healthcheck"]["test"][1].startswith("pg_isready")
    assert set(COMPOSE["volumes"]) == {"database"}
    assert (DEPLOY / keeling["build"]["context"] / keeling["build"]["dockerfile"]).resolve() == (
        DEPLOY / "Containerfile"
    )


def test_no_secret_stands_in_the_files() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert re.findall(r"(?:PASSWORD|KEY): (?!\$\{)", text) == []


# ---- with systemd


def unit() -> ConfigParser:
    """The unit, as far as its keys are unique."""
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys as they are written
    parser.read_string(UNIT.read_text("utf-8"))
    return parser


def test_the_unit_starts_a_server_that_may_little_and_is_given_time_to_stop() -> None:
    service = unit()["Service"]
    program, *argv = shlex.split(service["ExecStart"])
    assert (program, argv[0]) == ("/opt/keeling/bin/keeling", "serve")
    assert served(*argv[1:]).open is False
    starts = re.findall(r"^ExecStart=/.*", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert starts == [f"ExecStart={service['ExecStart']}"]
    assert served(*argv[1:]).database is None, "it would win against the file of secrets"
    assert (
        service["Environment"] == f"{VARIABLE}=/var/lib/{service['StateDirectory']}/keeling.sqlite3"
    )
    assert int(service["LimitNOFILE"]) >= 65536
    assert f"`LimitNOFILE={service['LimitNOFILE']}`" in HOSTING.read_text("utf-8")
    assert int(service["TimeoutStopSec"]) > LAST_WORDS
    assert service["KillMode"] == "mixed"
    assert service["CapabilityBoundingSet"] == ""
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "MemoryDenyWriteExecute"):
        assert service[name] == "yes"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_has_nothing_against_the_unit(tmp_path: Path) -> None:
    here = tmp_path / "keeling.service"
    here.write_text(UNIT.read_text("utf-8").replace("/opt/keeling/bin/keeling", "/bin/true"))
    for argv in (["verify", str(here)], ["security", "--offline=yes", "--threshold=20", str(here)]):
        done = subprocess.run(  # noqa: S603 - a file of our own
            ["systemd-analyze", "--no-pager", *argv],  # noqa: S607 - wherever it is
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr.strip() == ""

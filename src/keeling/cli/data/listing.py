"""All values of a game for people, component by component, and for machines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from keeling.cli.output import table
from keeling.kernel.sources import BOX, DECISION, KINDS, PUBLIC, RECONSTRUCTED, RULEBOOK
from keeling.kernel.toml import as_toml
from keeling.kernel.values import shares
from keeling.text.words import GameWords

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from keeling.cli.output import Screen
    from keeling.kernel.game import AnyGame
    from keeling.kernel.values import Component
    from keeling.text.catalogue import Catalogue

WIDTH = 60  # of the bar
# How the bar shows each kind, also where there are no colours.
BLOCKS = {RULEBOOK: "█", PUBLIC: "▓", DECISION: "▒", RECONSTRUCTED: "░", BOX: "■"}
COLOURS = {
    RULEBOOK: "green",
    PUBLIC: "cyan",
    DECISION: "yellow",
    RECONSTRUCTED: "magenta",
    BOX: "blue",
}


def as_json(found: Sequence[Component]) -> list[dict[str, Any]]:
    """One object a value."""
    return [
        {
            "component": one.id,
            "field": value.field,
            "value": value.value,
            "source": value.source,
            "remark": value.remark,
            "file": one.file,
        }
        for one in found
        for value in one.values
    ]


def show(
    out: Screen,
    game: AnyGame,
    found: list[Component],
    shown: list[Component],
    words: Catalogue,
) -> None:
    """The shares of all values, then the components that are wanted."""
    counted = shares(found)
    title = GameWords(game, words.language).title()
    out.say(
        words.say("cli-data-head", game=title, count=sum(counted.values())),
        style="bold",
    )
    out.print(bar(counted), soft_wrap=True)
    for kind, count in counted.items():
        percent = round(100 * count / sum(counted.values()))
        name = Text(f"{BLOCKS[kind]} {words.say(f'common-source-{kind}')}", style=COLOURS[kind])
        means = words.say(f"common-source-means-{kind}")
        out.say(Text.assemble(name, f" {count} ({percent} %): {means}"))
    for one in shown:
        show_component(out, one, words)


def bar(counted: Mapping[str, int]) -> Text:
    """The shares as one line."""
    total, drawn, so_far = sum(counted.values()), 0, 0
    line = Text()
    for kind in (kind for kind in KINDS if kind in counted):
        so_far += counted[kind]
        until = max(drawn + 1, round(WIDTH * so_far / total))  # what is there is seen
        line.append(BLOCKS[kind] * (until - drawn), style=COLOURS[kind])
        drawn = until
    return line


def show_component(out: Screen, one: Component, words: Catalogue) -> None:
    """A component: its values with their sources, then the remarks on these."""
    named = one.names.get(words.language, "")
    out.say("")
    head = Text(one.id, style="bold")
    if named:
        head.append(f"  {named}", style="not bold")
    out.say(head)
    rows = [[v.field, as_toml(v.value), words.say(f"common-source-{v.source}")] for v in one.values]
    if out.is_terminal:
        out.print(Padding(table(["", "", ""], rows), (0, 0, 0, 2)))
    else:
        for row in rows:
            out.say(f"  {'  '.join(row)}")
    for remark in dict.fromkeys(v.remark for v in one.values if v.remark):
        out.say(Text(f"  {remark}", style="dim"))

"""How the toy's positions and acts are written in scenes."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bukvitsa.kernel.moments import Instant, Ticket, seconds
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import same_bag, same_row

from .values import Act, Call, Event, Judged, Lay, Note, State, ToyOptions, View


class ToyBook:
    def options(self, raw: Mapping[str, Any], names: Names) -> ToyOptions:
        return msgspec.convert(dict(raw), ToyOptions)

    def place(self, raw: Mapping[str, Any], options: ToyOptions, names: Names) -> State:
        seats = len(names.players)
        zones = [str(raw.get("deck", "")), str(raw.get("heap", ""))]
        zones += [str(raw.get("hands", {}).get(name, "")) for name in names.players]
        ids, faces = [], ""
        for zone in zones:
            ids.append(tuple(CardId(len(faces) + card) for card in range(len(zone))))
            faces += zone.lower()
        return State(
            options=options,
            seats=seats,
            turn=names.seat(raw["turn"]) if "turn" in raw else Seat(0),
            faces=tuple(faces),
            deck=ids[0],
            heap=ids[1],
            hands=tuple(ids[2:]),
            taken=((),) * seats,
            points=(0,) * seats,
            notes=("",) * seats,
            last=names.seat(raw["last"]) if raw.get("last") else None,
            until=Instant(seconds(options.turn)),
            ticket=Ticket(1),
        )

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
        match verb:
            case "lay":
                held = [card for card in state.hands[by] if state.faces[card] == value.lower()]
                return Lay(held[0] if held else CardId(-1))
            case "call":
                return Call(str(value))
            case "note":
                return Note(str(value or ""))
            case _:
                raise ValueError(f"нет такого действия: {verb}")

    def print(self, state: State, names: Names) -> dict[str, Any]:
        def text(cards: Sequence[CardId]) -> str:
            return "".join(state.faces[card] for card in cards).upper()

        seats = everyone(state.seats)
        return {
            "turn": names.name(state.turn),
            "deck": text(state.deck),
            "heap": text(state.heap),
            "hands": {names.name(seat): text(state.hands[seat]) for seat in seats},
            "taken": {names.name(seat): text(state.taken[seat]) for seat in seats},
            "last": None if state.last is None else names.name(state.last),
        }

    def print_view(self, view: View, names: Names) -> dict[str, Any]:
        own = "".join(face for _, face in view.own).upper()
        hands = {
            name: own if seat == view.you else "?" * view.hands[seat]
            for seat, name in enumerate(names.players)
        }
        return {"turn": names.name(view.turn), "deck": "?" * view.deck, "hands": hands}

    def same(self, key: str, expected: Any, got: Any) -> bool:
        if key in {"turn", "last"}:
            return bool(expected == got)
        return same_row(expected, got) if key == "deck" else same_bag(expected, got)

    def failure(self, events: Sequence[Event]) -> str | None:
        for event in events:
            if isinstance(event, Judged) and not event.verdict.legal:
                return event.verdict.reason.value
        return None

    def sign(self, thing: Any) -> str:
        return str(thing).upper()

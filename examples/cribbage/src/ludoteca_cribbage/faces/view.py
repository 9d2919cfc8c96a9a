"""What each seat sees of a game of Cribbage, and what it may imagine of the rest."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.view import View, visible_frames
from ludoteca_cribbage.rules.numbers import DEAL, DISCARD, GO, HAND, NONE
from ludoteca_cribbage.rules.state import Counted, CribbageState, Laid, Pegging
from ludoteca_cribbage.rules.unseen import deal_unseen


@dataclass(frozen=True)
class CribbageView(View):
    """Cards are numbers as in content.cards; ``hand`` and ``thrown`` are the viewer's own, empty for a spectator.

    ``holds`` says how many cards each seat holds. While cards are laid away for the crib nobody shows how far it has
    come: another seat holds all it was dealt until it has finished.
    """

    target: int
    muggins: bool
    dealer: int
    deals: int
    hand: tuple[int, ...]
    thrown: tuple[int, ...]
    holds: tuple[int, ...]
    # The crib's cards once they are turned up, else nothing.
    crib: tuple[int, ...]
    starter: int
    trail: tuple[Laid, ...]
    start: int
    count: int
    least: tuple[int, ...]
    pegs: tuple[tuple[int, ...], ...]
    told: tuple[Pegging, ...]
    cuts: tuple[int, ...]
    show: tuple[Counted, ...]
    claimed: int

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat's side."""
        return tuple(sum(self.pegs[seat % len(self.pegs)]) for seat in range(self.seats))

    def laid_by(self, seat: int) -> tuple[int, ...]:
        """The cards a seat has laid in this deal's play, in order."""
        return tuple(card for owner, card in self.trail if owner == seat and card != GO)


def see(rules: Rules, table: CribbageState, seat: int | None) -> CribbageView:
    """Everything on the table, the seat's own cards, and nothing else. [CRB-3.6, 4.2, 4.3]"""
    frames = table.frames()
    laying = {owner for number, owner, _, _ in frames if number == DISCARD}
    if any(number == DEAL for number, _, _, _ in frames):
        # Cards still come, and nobody has begun to lay any away.
        laying = set()
    holds = [
        table.dealt() if owner in laying and owner != seat else len(table.hands[owner]) for owner in range(table.seats)
    ]
    return CribbageView(
        game="cribbage",
        seat=seat,
        seats=table.seats,
        frames=visible_frames(rules, table, seat),
        target=table.target,
        muggins=table.muggins,
        dealer=table.dealer,
        deals=table.deals,
        hand=() if seat is None else tuple(table.hands[seat]),
        thrown=() if seat is None else tuple(table.thrown[seat]),
        holds=tuple(holds),
        crib=tuple(table.crib()) if table.crib_open else (),
        starter=table.starter,
        trail=tuple(table.trail),
        start=table.start,
        count=table.count,
        least=tuple(table.least),
        pegs=tuple(map(tuple, table.pegs)),
        told=tuple(table.told),
        cuts=tuple(table.cuts),
        show=tuple(table.show),
        claimed=table.claimed,
    )


def imagine(view: CribbageView, rng: Rng) -> CribbageState:
    """A state that fits the view; hidden cards are dealt from those the viewer has not seen."""
    table = CribbageState(view.seats, view.target, view.muggins)
    table.set_frames(list(view.frames))
    table.dealer = view.dealer
    table.deals = view.deals
    table.crib_open = bool(view.crib)
    table.starter = view.starter
    table.trail = list(view.trail)
    table.start = view.start
    table.count = view.count
    table.least = list(view.least)
    table.pegs = [list(kinds) for kinds in view.pegs]
    table.told = list(view.told)
    table.cuts = list(view.cuts)
    table.show = list(view.show)
    table.claimed = view.claimed
    lay_out(table, view)
    deal_unseen(table, view.seat, rng)
    return table


def lay_out(table: CribbageState, view: CribbageView) -> None:
    """Put the cards the viewer knows where they are, and any others where it only knows how many there are."""
    seen = [*view.hand, *view.thrown, *view.cuts, *(laid.card for laid in view.trail if laid.card != GO)]
    if view.starter != NONE:
        seen.append(view.starter)
    if view.crib:
        seen += [card for card in view.crib if card not in view.thrown]
    taken = set(seen)
    table.deck = [card for card in table.deck if card not in taken]
    waiting = {owner for number, owner, _, _ in view.frames if number == DISCARD}
    dealing = any(number == DEAL for number, _, _, _ in view.frames)
    for owner in range(view.seats):
        if owner == view.seat:
            table.hands[owner] = list(view.hand)
            table.thrown[owner] = list(view.thrown)
        else:
            table.hands[owner] = [table.deck.pop() for _ in range(view.holds[owner])]
    if view.dealer == NONE:
        return
    if view.crib:
        # Who put in what is not told; any way to share it out is the same crib.
        table.dealt_to_crib = [card for card in view.crib if card not in view.thrown]
        return
    if not dealing:
        for owner in range(view.seats):
            if owner != view.seat and owner not in waiting:
                table.thrown[owner] = [table.deck.pop() for _ in range(table.dealt() - HAND)]

"""La Granja as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.decision import Decision
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game, Pause, Reason, ScoreLine, TieBreak
from ludoteca.core.journal import Entry
from ludoteca.core.picture import Line
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.view import View
from ludoteca.core.words import Arguments, LogMessage, Message, Named
from ludoteca.games.la_granja.content.constants import NONE, ORIGINS
from ludoteca.games.la_granja.content.goods import GOODS, VP
from ludoteca.games.la_granja.content.pack import check_pack, default_pack, printed_of, schema
from ludoteca.games.la_granja.faces import picture, words
from ludoteca.games.la_granja.faces.pauses import means, pause
from ludoteca.games.la_granja.faces.position import from_position, position_options
from ludoteca.games.la_granja.faces.position_out import to_position
from ludoteca.games.la_granja.faces.show import show
from ludoteca.games.la_granja.faces.shown import LaGranjaShown
from ludoteca.games.la_granja.faces.view import LaGranjaView, imagine, see_all
from ludoteca.games.la_granja.faces.why import why_not
from ludoteca.games.la_granja.players.heuristic import Greedy
from ludoteca.games.la_granja.rules.census import census
from ludoteca.games.la_granja.rules.decisions import (
    cards,
    carrying,
    deal,
    delivery,
    farm,
    gains,
    markers,
    market,
    revenue,
    rounds,
    scoring,
    spaces,
    transport,
)
from ludoteca.games.la_granja.rules.effects.all import lay_out
from ludoteca.games.la_granja.rules.scoring import LaGranjaRules, breakdown, spare_silver
from ludoteca.games.la_granja.rules.setup import SETTINGS, first_state
from ludoteca.games.la_granja.rules.state import LaGranjaState

# In the order of decisions.numbers; a contract test holds the two together.
DECISIONS: Final = (
    deal.RollOrder(),
    deal.ChooseFirst(),
    deal.DrawTile(),
    rounds.Round(),
    rounds.Step(),
    rounds.Phase(),
    deal.Draw(),
    deal.LayRoof(),
    rounds.Ready(),
    rounds.Free(),
    cards.Play(),
    cards.Side(),
    cards.DiscardBarrow(),
    cards.DiscardHelper(),
    cards.PayKind(),
    cards.Prefill(),
    cards.Refill(),
    cards.Discard(),
    farm.Income(),
    farm.IncomeHelper(),
    farm.Grow(),
    farm.BuyRoof(),
    farm.PayRoof(),
    farm.DoublePoints(),
    revenue.Reserve(),
    revenue.Roll(),
    revenue.Pick(),
    revenue.RerollWhich(),
    revenue.Reroll(),
    revenue.ChangeDie(),
    revenue.ChangeBy(),
    spaces.UseSpace(),
    spaces.SpaceChoice(),
    spaces.SecondChoice(),
    spaces.AfterDie(),
    spaces.RoundSpace(),
    spaces.DropDie(),
    spaces.LastDie(),
    spaces.AfterLast(),
    transport.DonkeyChoice(),
    transport.RevealDonkeys(),
    transport.SiestaMove(),
    transport.NewOrder(),
    delivery.Deliver(),
    delivery.OddDelivery(),
    delivery.StandIn(),
    carrying.ClaimRow(),
    carrying.FromWhere(),
    transport.SiestaPrize(),
    delivery.AfterBuilding(),
    delivery.AfterBarrow(),
    market.PlaceMarker(),
    market.RemoveMarker(),
    transport.BuyAhead(),
    deal.RevealCard(),
    deal.NeutralTurn(),
    scoring.Score(),
    scoring.Reset(),
    scoring.Finish(),
    gains.TakeCrop(),
    gains.TakePair(),
    gains.TakeResource(),
    gains.TakeUpgraded(),
    gains.UpgradeGood(),
    gains.Advance(),
    gains.CardChoice(),
    gains.SwapCard(),
    gains.FlipRoof(),
    gains.AfterRoof(),
    gains.Regrow(),
    gains.SellCrop(),
    gains.Exchange(),
    markers.TakeBack(),
    delivery.Again(),
    farm.CraftIncome(),
)


class LaGranja(Game):  # noqa: PLR0904 - all that the contract lets a game say
    """A farm, a village and a siesta, for one to four seats."""

    id = "la_granja"
    title = "La Granja"
    version = 2
    fewest = 1
    most = 4
    settings = SETTINGS
    tie_breaks = (TieBreak("silver", "more silver left", "LG-12.3"),)

    def __init__(self) -> None:
        lay_out()
        self.rules = LaGranjaRules(DECISIONS)

    def check_options(self, seats: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Every setting with its value; one that would change nothing at this table is refused by name. [LG-13.16]"""
        checked = super().check_options(seats, given)
        for setting in self.settings:
            value = checked[setting.name]
            if value != setting.default_for(seats) and not setting.applies(seats, checked):
                where = setting.where_used(seats)
                raise BadOptions(f"option {setting.name}: {value} changes something only with {where}")
        return checked

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> LaGranjaState:
        return first_state(seats, options, printed_of(pack))

    def default_pack(self) -> Any:
        return default_pack()

    def pack_schema(self) -> Any:
        return schema()

    def check_pack(self, data: Any) -> None:
        check_pack(data)
        # The shelf remembers it, so that a view can be imagined from the name of the pack alone.
        printed_of(data)

    def view(self, state: Any, seat: int | None) -> LaGranjaView:
        return see_all(self.rules, state, (seat,))[0]

    def views(self, state: Any, seats: Sequence[int | None]) -> list[View]:
        return [*see_all(self.rules, state, seats)]

    def imagine(self, view: Any, rng: Rng) -> LaGranjaState:
        return imagine(view, rng)

    def show(self, view: Any) -> LaGranjaShown:
        return show(view)

    def prompt(self, state: Any, decision: Decision, seat: int, a: int, b: int) -> Message:
        return words.prompt(state, decision, seat, a, b)

    def label(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
        return words.label(state, decision, seat, a, b, option)

    def remember(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
        return words.remember(state, decision, seat, a, b, option)

    def report(self, entry: Entry, *, known: bool) -> LogMessage | None:
        return words.report(self.rules.decisions[entry.decision], entry, known=known)

    def tie_ranks(self, state: Any, seat: int) -> tuple[int, ...]:
        return (spare_silver(state, seat),)

    def breakdown(self, state: Any, seat: int) -> list[ScoreLine]:
        return breakdown(state, seat)

    def known_breakdown(self, view: Any, seat: int) -> list[ScoreLine]:
        table = imagine(view, Rng(0))
        if view.goods[seat * GOODS + VP] == NONE:
            # Points that are kept secret bring nothing to what is known.
            table.change(seat, VP, -table.has(seat, VP))
            earned = list(table.earned)
            earned[seat * ORIGINS : (seat + 1) * ORIGINS] = [0] * ORIGINS
            table.earned = earned
        return breakdown(table, seat)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def position(self, data: Any) -> LaGranjaState:
        return from_position(data)

    def position_options(self, data: Any) -> tuple[int, dict[str, Any]]:
        return position_options(data)

    def to_position(self, state: Any, options: Mapping[str, Any], pack: Any = None) -> dict[str, Any] | None:
        return to_position(self.rules, state, options, pack)

    def why_not(self, view: Any, target: str) -> list[Reason]:
        return why_not(view, target)

    def means(self, state: Any, seat: int) -> int:
        return means(state, seat)

    def pause(self, state: Any, before: int) -> Pause | None:
        return pause(self.rules, state, before)

    def picture(self, view: Any, width: int = 100) -> list[Line]:
        return picture.draw(view)

    def glance(self, view: Any, width: int = 80, rows: int = 16) -> list[Line]:
        return picture.glance(view, width, rows)

    def board_of(self, view: Any, seat: int, width: int = 80) -> list[Line]:
        return picture.farm_of(view, seat)

    def cards_in_sight(self, view: Any) -> list[Line]:
        return picture.cards(view)

    def policies(self) -> Mapping[str, type[Policy]]:
        return {"greedy": Greedy}


GAME: Final = LaGranja()

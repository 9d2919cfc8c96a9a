"""La Granja as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.game import Game, Line, Pause, Reason, ScoreLine
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.view import View
from ludoteca.games.la_granja.census import census
from ludoteca.games.la_granja.constants import NONE, ORIGINS
from ludoteca.games.la_granja.content.goods import GOODS, VP
from ludoteca.games.la_granja.decisions import (
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
from ludoteca.games.la_granja.heuristic import Greedy
from ludoteca.games.la_granja.pack import check_pack, default_pack, printed_of, schema
from ludoteca.games.la_granja.pauses import means, pause
from ludoteca.games.la_granja.picture import draw
from ludoteca.games.la_granja.scoring import LaGranjaRules, breakdown
from ludoteca.games.la_granja.setup import SETTINGS, first_state
from ludoteca.games.la_granja.state import Table
from ludoteca.games.la_granja.view import LaGranjaView, imagine, see_all
from ludoteca.games.la_granja.why import why_not

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
)


class LaGranja(Game):
    """A farm, a village and a siesta, for one to four seats."""

    id = "la_granja"
    title = "La Granja"
    version = 1
    fewest = 1
    most = 4
    settings = SETTINGS

    def __init__(self) -> None:
        self.rules = LaGranjaRules(DECISIONS)

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> Table:
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

    def imagine(self, view: Any, rng: Rng) -> Table:
        return imagine(view, rng)

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

    def why_not(self, view: Any, target: str) -> list[Reason]:
        return why_not(view, target)

    def means(self, state: Any, seat: int) -> int:
        return means(state, seat)

    def pause(self, state: Any, before: int) -> Pause | None:
        return pause(self.rules, state, before)

    def picture(self, view: Any) -> list[Line]:
        return draw(view)

    def policies(self) -> Mapping[str, type[Policy]]:
        return {"greedy": Greedy}


GAME: Final = LaGranja()

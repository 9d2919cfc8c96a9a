"""Oh My Goods! with Longsdale in Revolt as the registry knows it."""

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
from ludoteca.games.oh_my_goods.content.constants import NONE
from ludoteca.games.oh_my_goods.content.pack import default_pack, printed_from, schema
from ludoteca.games.oh_my_goods.content.pack_check import check
from ludoteca.games.oh_my_goods.faces import labels, log, picture, prompts
from ludoteca.games.oh_my_goods.faces.forced import forced
from ludoteca.games.oh_my_goods.faces.position import from_position, position_options
from ludoteca.games.oh_my_goods.faces.position_out import to_position
from ludoteca.games.oh_my_goods.faces.preparation import preparation
from ludoteca.games.oh_my_goods.faces.show import show
from ludoteca.games.oh_my_goods.faces.shown import OhMyGoodsShown
from ludoteca.games.oh_my_goods.faces.view import GoodsView, imagine, see_all
from ludoteca.games.oh_my_goods.faces.why import why_not
from ludoteca.games.oh_my_goods.players.heuristic import Greedy
from ludoteca.games.oh_my_goods.rules import campaign
from ludoteca.games.oh_my_goods.rules.census import census
from ludoteca.games.oh_my_goods.rules.decisions import buying, cards, deal, delivery, plan, production, rounds
from ludoteca.games.oh_my_goods.rules.rules import GoodsRules
from ludoteca.games.oh_my_goods.rules.scoring import breakdown, spare_coins
from ludoteca.games.oh_my_goods.rules.setup import BASE_GAME, CHAPTER_NAMES, SETTINGS, chapter_number, first_state
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

# In the order of decisions.numbers; a contract test holds the two together.
DECISIONS: Final = (
    deal.DealCharburner(),
    deal.DealAssistant(),
    deal.DealEvent(),
    deal.ChooseFirst(),
    rounds.Round(),
    rounds.EventEffect(),
    rounds.ChooseSide(),
    cards.NewCards(),
    cards.Redraw(),
    cards.Keep(),
    cards.Draw(),
    cards.DrawCard(),
    cards.DrawGood(),
    cards.Reveal(),
    cards.Halve(),
    cards.Reshuffle(),
    cards.UseCharacter(),
    plan.Plans(),
    plan.PlanCard(),
    plan.PlanWorker(),
    plan.PlanMove(),
    plan.PlanTo(),
    plan.PlanCost(),
    plan.PlanPay(),
    plan.ShowPlans(),
    production.Turn(),
    production.ProduceOn(),
    production.Produce(),
    production.Discard(),
    production.OpenChain(),
    production.Chain(),
    production.ChainGood(),
    buying.Building(),
    buying.BuyOn(),
    buying.Buy(),
    buying.BuyCard(),
    buying.PayWith(),
    buying.Pay(),
    buying.Erect(),
    buying.Attach(),
    buying.Place(),
    delivery.Deliver(),
    delivery.DeliverGood(),
    delivery.Reward(),
    rounds.Threaten(),
    rounds.EndRound(),
    rounds.EndEffect(),
    rounds.EndDeliver(),
    rounds.MeetGoal(),
    rounds.Clear(),
    delivery.Demand(),
    delivery.MeetDemand(),
    delivery.MustPay(),
)


class OhMyGoods(Game):  # noqa: PLR0904 - all that the game says of itself, each in one line
    """Workers, goods and chains for two to four seats; with the expansion for one to four."""

    id = "oh_my_goods"
    title = "Oh My Goods!"
    version = 2
    fewest = 1
    most = 4
    settings = SETTINGS
    tie_breaks = (TieBreak("coins", "more coins left over", "OMG-8.6"),)
    beats_target = False

    def __init__(self) -> None:
        self.rules = GoodsRules(DECISIONS, Greedy())

    def check_options(self, seats: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Every setting with its value; one seat plays a chapter, the first unless another is named. [OMG-11.1]"""
        checked = super().check_options(seats, given)
        if seats == 1 and checked["chapter"] == BASE_GAME:
            chapters = ", ".join(CHAPTER_NAMES)
            raise BadOptions(f"the base game is for 2 to 4 seats; one seat plays a chapter: {chapters}")
        return checked

    def check_pack(self, data: Any) -> None:
        """Refuse another card table unless it is complete and sound. [OMG-10.14]"""
        check(data)
        # The shelf remembers it, so that a view can be imagined from the name of the pack alone.
        printed_from(data)

    def default_pack(self) -> Any:
        return default_pack()

    def pack_schema(self) -> Any:
        return schema()

    def campaigns(self) -> Any:
        return campaign

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> OhMyGoodsState:
        return first_state(seats, options, printed_from(pack))

    def view(self, state: Any, seat: int | None) -> GoodsView:
        return see_all(self.rules, state, (seat,))[0]

    def views(self, state: Any, seats: Sequence[int | None]) -> list[View]:
        return [*see_all(self.rules, state, seats)]

    def imagine(self, view: Any, rng: Rng) -> OhMyGoodsState:
        return imagine(self.rules, view, rng)

    def show(self, view: Any) -> OhMyGoodsShown:
        return show(view)

    def prompt(self, state: Any, decision: Decision, seat: int, a: int, b: int) -> Message:
        return prompts.prompt(state, decision, seat, a, b)

    def label(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
        return labels.label(state, decision, seat, a, b, option)

    def remember(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
        return log.remember(state, decision, seat, a, b, option)

    def report(self, entry: Entry, *, known: bool) -> LogMessage | None:
        return log.report(self.rules, entry, known=known)

    def report_reveal(self, decision: Decision) -> LogMessage | None:
        return log.report_reveal(decision)

    def breakdown(self, state: Any, seat: int) -> list[ScoreLine]:
        return breakdown(state, seat)

    def tie_ranks(self, state: Any, seat: int) -> tuple[int, ...]:
        return (spare_coins(state, seat),)

    def position(self, data: Any) -> OhMyGoodsState:
        return from_position(self, data)

    def position_options(self, data: Any) -> tuple[int, dict[str, Any]]:
        return position_options(self, data)

    def to_position(self, state: Any, options: Mapping[str, Any], pack: Any = None) -> dict[str, Any]:
        return to_position(self.rules, state, options, pack)

    def target(self, state: Any) -> int | None:
        return state.printed.goal_points[state.chapter] if state.seats == 1 and state.chapter != NONE else None

    def pause(self, state: Any, before: int) -> Pause | None:
        return forced(self.rules, state)

    def why_not(self, view: Any, target: str) -> list[Reason]:
        return why_not(self.rules, view, target)

    def picture(self, view: Any, width: int = 100) -> list[Line]:
        return picture.draw(view)

    def glance(self, view: Any, width: int = 80, rows: int = 16) -> list[Line]:
        return picture.glance(view, width, rows)

    def board_of(self, view: Any, seat: int, width: int = 80) -> list[Line]:
        return picture.street_of(view, seat)

    def cards_in_sight(self, view: Any) -> list[Line]:
        return picture.cards(view)

    def preparation(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> list[Line]:
        """What the chapter is made of; nothing in the base game. [OMG-10.15]"""
        chapter = chapter_number(options["chapter"])
        if chapter == NONE:
            return []
        by_building = options.get("all_in_end") == "eighth_building"
        return preparation(printed_from(pack), chapter, seats, by_building=by_building)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def policies(self) -> Mapping[str, type[Policy]]:
        return {"greedy": Greedy}


GAME: Final = OhMyGoods()

"""The effects in play: for each kind of printed record that does something of its own, what carries it out."""

from __future__ import annotations

from typing import Final

from ludoteca.games.oh_my_goods.content.constants import DEMANDS, REWARDS, THREATS
from ludoteca.games.oh_my_goods.content.effects import (
    ACTING,
    Delivery,
    EffectRecord,
    ForcedPayment,
    GoodsDemand,
    MoreAssistants,
    NewCharacter,
    NewStack,
    SideChoice,
    StrengthReward,
    StrengthThreat,
)
from ludoteca.games.oh_my_goods.rules import events

# What has no row here cannot be played, and says so at once.
EFFECTS_OF: Final[dict[type[EffectRecord], events.CardEffect]] = {
    NewStack: events.NewStackEffect(0),
    NewCharacter: events.NewCharacterEffect(0),
    MoreAssistants: events.MoreAssistantsEffect(0),
    SideChoice: events.SideChoiceEffect(0),
    StrengthReward: events.StrengthRewardEffect(REWARDS),
    StrengthThreat: events.StrengthThreatEffect(THREATS),
    Delivery: events.DeliveryEffect(0),
    GoodsDemand: events.GoodsDemandEffect(DEMANDS),
    ForcedPayment: events.ForcedPaymentEffect(0),
}
CARD_EFFECTS: Final = events.CardEffects((events.CardEffect(0), *(EFFECTS_OF[kind] for kind in ACTING)))

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
from ludoteca.games.oh_my_goods.rules import effects

# What has no row here cannot be played, and says so at once.
EFFECTS_OF: Final[dict[type[EffectRecord], effects.CardEffect]] = {
    NewStack: effects.NewStackEffect(0),
    NewCharacter: effects.NewCharacterEffect(0),
    MoreAssistants: effects.MoreAssistantsEffect(0),
    SideChoice: effects.SideChoiceEffect(0),
    StrengthReward: effects.StrengthRewardEffect(REWARDS),
    StrengthThreat: effects.StrengthThreatEffect(THREATS),
    Delivery: effects.DeliveryEffect(0),
    GoodsDemand: effects.GoodsDemandEffect(DEMANDS),
    ForcedPayment: effects.ForcedPaymentEffect(0),
}
CARD_EFFECTS: Final = effects.CardEffects((effects.CardEffect(0), *(EFFECTS_OF[kind] for kind in ACTING)))

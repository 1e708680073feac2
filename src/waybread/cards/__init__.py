"""What both games have in common because both are played with cards: the option codec."""

from waybread.cards.options import (
    CARD_ITSELF,
    AbilityOption,
    CardOption,
    NumberOption,
    Option,
    PassOption,
    SeatOption,
    ability_card,
    ability_option,
    ability_options,
    ability_slot,
    act_option,
    act_options,
    act_reader,
    read_ability,
)

__all__ = [
    "CARD_ITSELF",
    "AbilityOption",
    "CardOption",
    "NumberOption",
    "Option",
    "PassOption",
    "SeatOption",
    "ability_card",
    "ability_option",
    "ability_options",
    "ability_slot",
    "act_option",
    "act_options",
    "act_reader",
    "read_ability",
]

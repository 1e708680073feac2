"""Skill cards that two heroes have."""

from waybread.journeys.library import skill


@skill("Aragorn", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
@skill("Beravor", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
class GiftOfMen:
    pass


@skill("Elena", 3, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")
@skill("Legolas", 5, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")
class Immortality:
    pass

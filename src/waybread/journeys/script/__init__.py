"""The app of the rules: what it knows of an adventure, and how it runs one.

``runner`` runs events and objectives and knows no rule: it does things through ``game.verbs``, which are in
``actions``, ``hero_actions`` and ``map_actions``. So rules can set off events, and verbs can use rules.
"""

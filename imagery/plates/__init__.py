"""Engraved botanical plates, drawn by script in one hand: ink lines, cross-hatching, muted tints."""

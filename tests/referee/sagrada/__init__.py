"""Sagrada told a second time from its rules; nothing here looks into the engine. Numbers in brackets are its paragraphs."""

from tests.referee.sagrada.referee import Sagrada

__all__ = ["Sagrada"]

"""What all bodies share, and the house itself: what may come in, refusals, the games."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]


class Wish(BaseModel):
    """Anything that comes in; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Status(BaseModel):
    """Whether the process lives or is ready."""

    status: str


class Fault(BaseModel):
    """Why something was refused, as a message id."""

    id: str
    arguments: dict[str, Any]


class Error(BaseModel):
    """The one body of all refusals."""

    error: Fault


class SettingShape(BaseModel):
    """One option of a game."""

    name: str
    choices: list[Any]
    default: Any
    rule: str
    alone: list[Any]
    only_alone: bool
    needs: list[dict[str, Any]]


class GamePageShape(BaseModel):
    """What a game from another package brings for browsers, and where it lies."""

    at: str
    script: bool
    style: bool
    languages: list[str]


class GameShape(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    version: int
    fewest: int
    most: int
    settings: list[SettingShape]
    levels: list[str]
    campaign: list[str]
    packs: list[str]
    from_position: bool
    to_position: bool
    page: GamePageShape | None

"""``ludoteca play``: a game in the terminal."""

from __future__ import annotations

import contextlib
import difflib
import secrets
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludoteca.bots.hint import Effort, hint
from ludoteca.bots.own import PATIENCE, UNASKED
from ludoteca.bots.player import Player
from ludoteca.bots.policies import find_player, usual_player
from ludoteca.cli.analyse import show_hint
from ludoteca.cli.campaign import close_chapter, open_campaign
from ludoteca.cli.files import read_match, read_options, read_pack, read_position
from ludoteca.cli.prepare import preparation
from ludoteca.cli.render import (
    console,
    score_table,
    show_aim,
    show_outcome,
    show_picture,
    show_question,
    show_table,
    show_text,
)
from ludoteca.cli.words import answer_words, pause_words, player_words, prompt_words, reason_words, told
from ludoteca.core import save as saves
from ludoteca.core.constants import NATURE
from ludoteca.core.errors import BadOptions, IllegalAnswer, LudotecaError, NoUndo
from ludoteca.core.game import PAUSE_WISHES
from ludoteca.core.match import Match
from ludoteca.core.question import Question
from ludoteca.core.rng import mix
from ludoteca.messages import say, speaker

# A hint is waited for: so much thought, and no longer than this.
HINT = Effort(4000, 3.0)
# What may be typed, with the word for what follows it: what each does is a message of its own.
COMMANDS = {
    "undo": "",
    "pauses": "when",
    "hint": "",
    "save": "file",
    "score": "",
    "board": "",
    "seat": "1",
    "cards": "",
    "chapter": "",
    "log": "",
    "quit": "",
}
YOU = "you"
PERSON = "person"


@dataclass
class Session:
    """A match at the keyboard."""

    match: Match
    humans: set[int]
    bots: dict[int, Player]
    names: list[str]
    save: Path | None
    out: Console
    at_keyboard: int | None = None
    told: int = 0
    given_up: set[int] = field(default_factory=set)
    # When people are asked whether to go on, and the seat the table went on for last.
    pauses: str = PAUSE_WISHES[0]
    gone_on: int | None = None


class Left(Exception):
    """The player leaves."""


def begin(
    game: str | None,
    seats: int,
    seed: int | None,
    options: Sequence[str],
    humans: str,
    bots: Sequence[str],
    resume: Path | None,
    position: Path | None,
    save: Path | None,
    pack: Path | None,
    pauses: str = PAUSE_WISHES[0],
) -> Session:
    """Set the match up from what was said on the command line."""
    seed = secrets.randbits(32) if seed is None and resume is None else seed
    if resume is not None:
        match = read_match(resume, pack=read_pack(pack))
    elif position is not None:
        match = read_position(position, game, seed=seed)
    else:
        match = Match.new(game or "sagrada", seats, read_options(options), seed=seed, pack=read_pack(pack))
    people = read_humans(humans, match.header.seats)
    names = read_bots(bots, match, people)
    salt = seed if seed is not None else match.header.seed or 0
    players = {
        seat: find_player(match.game, name, mix(salt, 1000 + seat), pack=match.header.pack)
        for seat, name in names.items()
    }
    labels = [
        YOU if people == {seat} else PERSON if seat in people else names[seat] for seat in range(match.header.seats)
    ]
    return Session(match, people, players, labels, save or resume, console(), pauses=read_pauses(pauses))


def play_chapter(
    name: str,
    game: str,
    seats: int | None,
    seed: int | None,
    options: Sequence[str],
    humans: str,
    bots: Sequence[str],
    save: Path | None,
    pack: Path | None,
    pauses: str = PAUSE_WISHES[0],
) -> None:
    """The next chapter of a campaign; what it leaves behind is written down when it is over."""
    campaign, path = open_campaign(game, name, seats, read_pack(pack))
    words = [*options, *(f"{option}={value}" for option, value in campaign.options().items())]
    session = begin(game, campaign.seats, seed, words, humans, bots, None, None, save, pack, pauses)
    run(session)
    if session.match.over:
        close_chapter(session.out, game, campaign, path, session.match)


def read_humans(text: str, seats: int) -> set[int]:
    """The seats people play."""
    if text.strip().lower() in ("none", ""):
        return set()
    people = set()
    for word in text.split(","):
        if not word.strip().isdigit() or int(word) >= seats:
            raise BadOptions(f"--humans {text!r}: {word.strip()!r} is not a seat; seats run from 0 to {seats - 1}")
        people.add(int(word))
    return people


def read_bots(given: Sequence[str], match: Match, people: set[int]) -> dict[int, str]:
    """The player of every seat without a person: the usual level unless said otherwise."""
    usual: str | None = None
    named: dict[int, str] = {}
    seats = [seat for seat in range(match.header.seats) if seat not in people]
    for text in given:
        seat, mark, name = text.partition(":")
        if mark and seat.isdigit():
            check_bot(text, match, people)
            if int(seat) in named:
                raise BadOptions(f"--bot {seat}:{named[int(seat)]} and --bot {text}: seat {seat} takes one")
            named[int(seat)] = name
        elif not text.strip():
            raise BadOptions(f"--bot {text!r} names nobody; say --bot {usual_player(match.game)}, or leave it out")
        elif usual is not None:
            raise BadOptions(f"--bot {usual} and --bot {text}: who sits where? {seating(seats, usual, text)}")
        else:
            usual = text
    if usual is not None and len(named) == len(seats):
        raise BadOptions(f"--bot {usual}: there is no seat left for it; leave it out, or change --seats or --humans")
    default = usual or usual_player(match.game)
    for name in (default, *named.values()):
        find_player(match.game, name).close()
    return {seat: named.get(seat, default) for seat in seats}


def check_bot(text: str, match: Match, people: set[int]) -> None:
    """Refuse a bot with a seat where nobody can put it."""
    seat, _, name = text.partition(":")
    if int(seat) >= match.header.seats:
        raise BadOptions(f"--bot {text!r}: there is no seat {seat}; seats run from 0 to {match.header.seats - 1}")
    if int(seat) in people:
        raise BadOptions(f"--bot {text!r}: seat {seat} is played by a person; change that with --humans")
    if not name.strip():
        raise BadOptions(f"--bot {text!r} names nobody; say --bot {seat}:{usual_player(match.game)}")


def seating(seats: Sequence[int], first: str, second: str) -> str:
    """How to say where two bots sit."""
    if len(seats) > 1:
        return f"Say --bot {seats[0]}:{first} --bot {seats[1]}:{second}"
    return "There are not two seats for bots; name one, or change --seats or --humans"


def run(session: Session) -> None:
    """Play until the game is over or the player leaves."""
    out = session.out
    out.print(match_title(session), style="title", markup=False)
    header = session.match.header
    if session.humans and session.match.game.preparation(header.seats, session.match.options, header.pack):
        out.print(say("terminal-read-before"), style="soft", markup=False)
    try:
        while not session.match.over:
            turn(session)
            autosave(session)
            if not session.humans:
                watch(session)
    except Left:
        kept = session.save is not None and session.save.exists()
        ways = [say("terminal-go-on-with", command=way_back(session))] if kept else []
        out.print(" ".join([say("terminal-left"), *ways]), markup=False)
        return
    show_picture(out, session.match.game.picture(session.match.view(None)))
    out.print()
    show_outcome(out, session.match.game, session.match.outcome(), seat_names(session))
    look_back(session)


def look_back(session: Session) -> None:
    """Where a finished game can be looked at again; one that was not saved can still be."""
    out = session.out
    if session.humans and session.save is None and sys.stdin.isatty():
        out.print(say("terminal-name-a-file"), markup=False)
        with contextlib.suppress(Left, LudotecaError):
            name = read_line(session, "> ").strip()
            if name:
                session.save = Path(name)
                saves.save(session.match, session.save)
    if session.save is not None and session.save.exists():
        for seat in sorted(session.humans):
            command = f"ludoteca analyse {session.save} --seat {seat}"
            out.print(say("terminal-look-again", command=command), style="soft", markup=False)


def way_back(session: Session) -> str:
    """The command that goes on with the same people and the same bots."""
    humans = ",".join(str(seat) for seat in sorted(session.humans)) or "none"
    words = ["ludoteca", "play", "--resume", str(session.save)]
    words += ["--humans", humans] if humans != "0" else []
    for seat in session.bots:
        words += ["--bot", f"{seat}:{session.names[seat]}"]
    return shlex.join(words)


def match_title(session: Session) -> str:
    """Game, seats and seed in one line."""
    header = session.match.header
    parts = [say("terminal-sits", seat=str(seat), name=name) for seat, name in enumerate(seat_names(session))]
    if header.seed is not None:
        parts.append(say("terminal-seed", seed=str(header.seed)))
    return say("terminal-title", game=speaker().title(header.game), seats=", ".join(parts))


def seat_names(session: Session) -> list[str]:
    """Who sits where: you, another person, or a bot by its level."""
    said = {YOU: say("terminal-you"), PERSON: say("terminal-person")}
    return [said.get(name) or player_words(name) for name in session.names]


def turn(session: Session) -> None:
    """One answer of one seat."""
    match = session.match
    open_to = match.to_act()
    waiting = [seat for seat in open_to if seat in session.bots]
    if waiting:
        seat = waiting[0]
        match.play(seat, session.bots[seat].answer(match.view(seat)))
        tell_faults(session, seat)
        return
    seat = open_to[0]
    question = match.question(seat)
    hand_over(session, seat)
    tell(session, seat)
    if go_on(session, seat, question):
        return
    if len(question.choices) == 1:
        asked, only = prompt_words(match.game, question), answer_words(match.game, question.choices[0])
        session.out.print(say("terminal-only-answer", question=asked, answer=only), style="soft", markup=False)
        match.play(seat, question.choices[0].option)
        return
    show_table(session.out, match.game, match.view(seat), question)
    answer(session, seat)


def go_on(session: Session, seat: int, question: Question) -> bool:
    """Go on for a player who does not wish to be asked; not where they have just come back to."""
    pause = session.match.pause(seat)
    if pause is None or pause.secret or seat in session.match.returned or pause.asks(session.pauses):
        return False
    where = pause_words(session.match.game, question)
    words = f"{say('went-on', what=where)} {say('terminal-undo-takes-back')}"
    session.out.print(words, style="soft", markup=False)
    session.match.play(seat, pause.option)
    session.gone_on = seat
    return True


def undo(session: Session, seat: int) -> None:
    """Take back the last answer; one that the table gave for the player even after bots have answered."""
    match = session.match
    try:
        match.undo(seat)
    except NoUndo:
        if session.gone_on != seat or len(session.humans) > 1:
            raise
        match.take_back(seat)
    session.told = min(session.told, len(match.journal))


def read_pauses(text: str) -> str:
    """When people wish to be asked whether to go on."""
    if text not in PAUSE_WISHES:
        raise BadOptions(say("terminal-pauses-say", word=text))
    return text


def tell_faults(session: Session, seat: int) -> None:
    """Name a bot that owed an answer."""
    player = session.bots[seat]
    for fault in player.faults:
        if fault.kind == UNASKED:
            # Said once, for it goes on to the end of the game.
            if seat not in session.given_up:
                session.given_up.add(seat)
                words = f"seat {seat}, {fault.name} failed {PATIENCE} times in a row; greedy plays on for it"
                session.out.print(words, style="bad", markup=False, soft_wrap=True)
            continue
        # Its words may name what only its seat can see.
        said = "; watch it with --humans none to read why" if session.humans else f": {fault.text}"
        words = f"seat {seat}, {fault.name} {fault.kind}; greedy answered instead{said}"
        session.out.print(words, style="bad", markup=False, soft_wrap=True)
    player.faults.clear()


def hand_over(session: Session, seat: int) -> None:
    """Between two people at one keyboard nothing hidden stays on the screen."""
    if len(session.humans) > 1 and session.at_keyboard not in (None, seat):
        session.out.clear()
        read_line(session, f"{say('terminal-pass-keyboard', seat=str(seat))} ")
        session.out.clear()
    session.at_keyboard = seat


def tell(session: Session, seat: int) -> None:
    """What happened since the seat last looked, as far as it may know."""
    match = session.match
    fresh = [done for done in match.journal[session.told :] if done.seat not in (seat, NATURE) and done.open_to(seat)]
    for line in told(match.game, [(done, True) for done in fresh]):
        session.out.print(Text(line, "soft"))
    session.told = len(match.journal)


def watch(session: Session) -> None:
    """Who only watches bots reads everything that happens in the open, dice and all."""
    match = session.match
    fresh = [done for done in match.journal[session.told :] if done.open_to(None)]
    for line in told(match.game, [(done, True) for done in fresh]):
        session.out.print(Text(line, "soft"))
    session.told = len(match.journal)


def answer(session: Session, seat: int) -> None:
    """Read lines until one of them answers the question or takes something back."""
    match = session.match
    while True:
        line = read_line(session, "> ").strip()
        command, _, rest = line.partition(" ")
        command = command.lower()
        try:
            if command in ("quit", "exit", "q"):
                raise Left
            if command == "undo":
                undo(session, seat)
                return
            if command == "pauses":
                session.pauses = read_pauses(rest.strip().lower())
                words = say("terminal-pauses-now", when=say(f"pauses-{session.pauses}"))
                session.out.print(words, style="soft", markup=False)
                return
            if command in LOOKS:
                LOOKS[command](session, seat, rest.strip())
            elif command:
                match.play(seat, choose(session, seat, line))
                session.gone_on = None
                return
        except NoUndo:
            session.out.print(say("refused-undo"), style="bad", markup=False)
        except LudotecaError as problem:
            session.out.print(str(problem), style="bad", markup=False)


def show_score(session: Session, seat: int, _: str) -> None:
    """The points so far, as far as the seat can tell."""
    match = session.match
    standing = match.game.known_outcome(match.view(seat))
    session.out.print(score_table(match.game, standing, seat_names(session)))
    show_aim(session.out, standing, match.game.missing(standing))


def show_board(session: Session, seat: int, _: str) -> None:
    """The whole table, and the question again."""
    match = session.match
    show_picture(session.out, match.game.picture(match.view(seat), session.out.width))
    show_question(session.out, match.game, match.question(seat))


def show_cards(session: Session, seat: int, _: str) -> None:
    """Every card in sight."""
    show_picture(session.out, session.match.game.cards_in_sight(session.match.view(seat)))


def show_chapter(session: Session, _seat: int, _: str) -> None:
    """What was read before play."""
    match = session.match
    show_text(session.out, preparation(match.game, match.header.seats, match.options, match.header.pack))


def show_advice(session: Session, seat: int, _: str) -> None:
    """The best answers, as far as search can tell."""
    match = session.match
    show_hint(session.out, match.game, match.question(seat), hint(match.game, match.view(seat), seat, HINT))


def show_help(session: Session, _seat: int, _: str) -> None:
    """What can be typed."""
    typed = {say("terminal-help-answer"): say("terminal-help-answer-about")}
    for command, follows in COMMANDS.items():
        word = say(f"terminal-help-{follows}") if follows.isalpha() else follows
        typed[f"{command} {word}".strip()] = say(f"terminal-help-{command}-about")
    show_text(session.out, [[(f"  {words:<16}", ""), (about, "")] for words, about in typed.items()])


def choose(session: Session, seat: int, line: str) -> int | str:
    """The answer a line stands for; a bare number counts along the list unless it is a word of the question."""
    question = session.match.question(seat)
    if question.find(line) is None and line.isdigit() and 1 <= int(line) <= len(question.choices):
        return question.choices[int(line) - 1].option
    if question.find(line) is None:
        raise IllegalAnswer(refusal(session.match, question, line.strip().lower()))
    return line


def refusal(match: Match, question: Question, word: str) -> str:
    """Why a word is no answer now: the rules that forbid it, or what can be said instead."""
    target = question.target(word)
    if target is None:
        names = [choice.notation for choice in question.choices]
        near = difflib.get_close_matches(word, names, 3)
        return (
            say("terminal-did-you-mean", word=word, near=", ".join(near))
            if near
            else say("terminal-no-answer", word=word)
        )
    reasons = match.game.why_not(match.view(question.seat), target)
    if not reasons:
        return say("terminal-not-legal-here", word=word, rule=question.rule)
    told_why = " ".join(reason_words(match.game, reason) for reason in reasons)
    return say("terminal-not-legal", word=word, reasons=told_why)


def show_seat(session: Session, seat: int, text: str) -> None:
    """What lies before one seat."""
    match = session.match
    word = text.strip() or str(seat)
    if not word.isdecimal() or int(word) >= match.header.seats:
        raise BadOptions(say("terminal-no-seat", seat=word, last=match.header.seats - 1))
    show_picture(session.out, match.game.board_of(match.view(seat), int(word), session.out.width))


def show_log(session: Session, seat: int, _: str) -> None:
    """All answers the seat may know."""
    match = session.match
    for line in told(match.game, [(done, True) for done in match.journal if done.open_to(seat)]):
        session.out.print(line, markup=False)


def save_as(session: Session, _seat: int, name: str) -> None:
    """Save where the player says, or where the match was saved before."""
    path = Path(name) if name else session.save
    if path is None:
        raise BadOptions(say("terminal-say-where"))
    saves.save(session.match, path)
    session.save = path
    session.out.print(say("terminal-saved", command=way_back(session)), markup=False, soft_wrap=True)


# What may be typed beside answers and changes nothing at the table.
LOOKS: dict[str, Callable[[Session, int, str], None]] = {
    "?": show_help,
    "board": show_board,
    "cards": show_cards,
    "chapter": show_chapter,
    "help": show_help,
    "hint": show_advice,
    "log": show_log,
    "save": save_as,
    "score": show_score,
    "seat": show_seat,
}


def autosave(session: Session) -> None:
    """Keep the file of --save or --resume up to date."""
    if session.save is not None:
        saves.save(session.match, session.save)


def read_line(session: Session, prompt: str) -> str:
    """One line from the keyboard; its end means leaving."""
    try:
        return session.out.input(Text(prompt))
    except (EOFError, KeyboardInterrupt):
        session.out.print()
        raise Left from None

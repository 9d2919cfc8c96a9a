"""The command line: what each subcommand takes, and errors as one clear line."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Optional

import typer

from ludoteca.cli.render import error_console
from ludoteca.core.errors import BadOptions, LudotecaError

app = typer.Typer(
    name="ludoteca",
    help="Modern Euro board games, exact to their rulebooks: play, simulate, study. Unofficial.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

# What a shell expects of a command that Ctrl-C has stopped.
STOPPED = 130

GameName = Annotated[str, typer.Argument(help="The id of a game; `ludoteca games` lists them.", metavar="GAME")]
Seats = Annotated[int, typer.Option("--seats", "-s", help="How many seats.")]
Seed = Annotated[Optional[int], typer.Option("--seed", help="The same seed gives the same game.")]  # noqa: UP045
Settings = Annotated[
    list[str], typer.Option("--option", "-o", help="An option of the game as name=value; may be repeated.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[
    Optional[str],  # noqa: UP045
    typer.Option(help="What is spoken: en, ru, fr or cs; LUDOTECA_LANGUAGE or the locale unless said."),
]
Everything = Annotated[bool, typer.Option("--all", help="Show hidden cards and secret choices too.")]
Pack = Annotated[
    Optional[Path],  # noqa: UP045 - Typer reads the annotation at run time
    typer.Option("--pack", help="Play with another table of printed content, as a JSON file."),
]


@app.command()
def games(json: Json = False, language: Language = None) -> None:
    """List the games with their seats, options and policies."""
    from ludoteca.cli.games import list_games  # noqa: PLC0415 - each command pays only for itself

    speak_in(language)
    list_games(as_json=json)


@app.command()
def prepare(
    game: GameName,
    seats: Seats = 2,
    option: Settings = [],  # noqa: B006 - Typer copies it
    pack: Pack = None,
    language: Language = None,
) -> None:
    """Read what a chapter is made of before playing it: set-up, events, end cards, goal."""
    from ludoteca.cli.prepare import run_prepare  # noqa: PLC0415

    speak_in(language)
    run_prepare(game, seats, option, pack)


def speak_in(language: str | None) -> None:
    """Speak what was asked for, or what the machine is set to, to the end of the command."""
    from ludoteca.messages import choose_language, speak  # noqa: PLC0415

    speak(choose_language(language))


def said(context: typer.Context, name: str) -> bool:
    """Whether a word was given on the command line, and is not what is usual."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def refuse(context: typer.Context, reason: str, *names: str) -> None:
    """Refuse by name what does not apply; it would be passed over without a word."""
    given = [name if name == "game" else f"--{name}" for name in names if said(context, name)]
    if given:
        raise BadOptions(f"{reason}; leave out {', '.join(given)}")


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The id of a game.", metavar="GAME")] = "sagrada",
    seats: Seats = 2,
    seed: Seed = None,
    option: Settings = [],  # noqa: B006 - Typer copies it
    humans: Annotated[str, typer.Option(help="Seats played by people, such as 0 or 0,2; 'none' watches bots.")] = "0",
    bot: Annotated[
        list[str], typer.Option("--bot", "-b", help="The policy of the other seats, or seat:policy; may be repeated.")
    ] = [],  # noqa: B006
    resume: Annotated[Optional[Path], typer.Option(help="Go on with a saved match.")] = None,  # noqa: UP045
    position: Annotated[Optional[Path], typer.Option(help="Play on from a position file.")] = None,  # noqa: UP045
    save: Annotated[Optional[Path], typer.Option(help="Save to this file after every answer.")] = None,  # noqa: UP045
    pack: Pack = None,
    campaign: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(help="Play the next chapter of the campaign of this name; begins it if it is new."),
    ] = None,
    pauses: Annotated[
        str,
        typer.Option(help="When to ask whether to go on: matters (something new, or about to be lost), always, never."),
    ] = "matters",
    language: Language = None,
) -> None:
    """Play in the terminal against bots, or several people at one keyboard."""
    from ludoteca.cli.play import begin, play_chapter, run  # noqa: PLC0415

    speak_in(language)
    if resume is not None:
        refuse(
            context,
            "--resume goes on with the match as it was saved",
            "game",
            "seats",
            "option",
            "position",
            "campaign",
        )
    if position is not None:
        refuse(
            context, "--position says itself how many play, and by which rules", "seats", "option", "pack", "campaign"
        )
    if campaign is not None:
        play_chapter(
            campaign, game, seats if said(context, "seats") else None, seed, option, humans, bot, save, pack, pauses
        )
    elif position is not None:
        run(
            begin(
                game if said(context, "game") else None,
                seats,
                seed,
                option,
                humans,
                bot,
                resume,
                position,
                save,
                pack,
                pauses,
            )
        )
    else:
        run(begin(game, seats, seed, option, humans, bot, resume, position, save, pack, pauses))


@app.command()
def simulate(
    game: GameName,
    seats: Seats = 2,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    policy: Annotated[
        list[str],
        typer.Option(
            "--policy",
            "-p",
            help="One policy for all seats, or one for each in order: random, greedy, beginner or casual.",
        ),
    ] = [],  # noqa: B006
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    option: Settings = [],  # noqa: B006
    workers: Annotated[Optional[int], typer.Option(min=1, help="Processes; all cores unless said.")] = None,  # noqa: UP045
    json: Json = False,
    pack: Pack = None,
) -> None:
    """Play many games between policies on all cores and print what they came to."""
    from ludoteca.cli.simulate import run_series  # noqa: PLC0415

    result = run_series(game, seats, number, policy, seed, option, workers, pack, as_json=json)
    if result.stopped:
        raise typer.Exit(STOPPED)


@app.command()
def arena(
    game: GameName,
    policies: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Argument(
            help="Who plays: random, greedy, a level, search:iterations=500, search:seconds=1, file.py:Name …",
            metavar="POLICY…",
        ),
    ] = None,
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, help="How many games; with --ladder, of each pair.")
    ] = 100,
    seats: Annotated[Optional[int], typer.Option("--seats", "-s", help="How many seats; two unless said.")] = None,  # noqa: UP045
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 0,
    option: Settings = [],  # noqa: B006
    workers: Annotated[Optional[int], typer.Option(min=1, help="Processes; all cores unless said.")] = None,  # noqa: UP045
    record: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="Write each game down here; the same command goes on where it stopped."),
    ] = None,
    limit: Annotated[float, typer.Option(min=0.01, help="Seconds a bot of your own has for an answer.")] = 10.0,
    ladder: Annotated[bool, typer.Option("--ladder", help="All levels, and the table written into the docs.")] = False,
    think: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(min=0.001, help="With --ladder: no level thinks longer than so many seconds."),
    ] = None,
    iterations: Annotated[
        Optional[int],  # noqa: UP045
        typer.Option(min=1, help="With --ladder: no level searches more than so many iterations; no clock then."),
    ] = None,
    page: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="With --ladder: the file to write; docs/bots/ladder_GAME.md unless said."),
    ] = None,
    json: Json = False,
    pack: Pack = None,
) -> None:
    """Let players meet with the same deals for every order of seats, and rate them."""
    from ludoteca.bots.arena import make_meeting  # noqa: PLC0415
    from ludoteca.bots.ladder import ladder_meeting  # noqa: PLC0415
    from ludoteca.cli.arena import run_arena, run_ladder  # noqa: PLC0415
    from ludoteca.cli.files import read_options, read_pack  # noqa: PLC0415

    if not ladder and any(given is not None for given in (think, iterations, page)):
        raise BadOptions("--think, --iterations and --page belong to --ladder; name a budget as search:iterations=500")
    if ladder and policies:
        raise BadOptions(f"--ladder plays the levels of the game; leave out {' '.join(policies)}")
    if ladder and pack is not None:
        raise BadOptions("--ladder plays the printed content the levels were made for; leave out --pack")
    if ladder:
        meeting = ladder_meeting(game, seats, read_options(option), seed, think, iterations)
        standing = run_ladder(meeting, number, workers, record, page, as_json=json)
    else:
        meeting = make_meeting(game, policies or [], seats, read_options(option), seed, read_pack(pack), limit)
        standing = run_arena(meeting, number, workers, record, as_json=json)
    if standing.stopped:
        raise typer.Exit(1 if standing.broken else STOPPED)


@app.command()
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A save or a transcript.")],
    at: Annotated[Optional[int], typer.Option(help="Show the table after so many answers.")] = None,  # noqa: UP045
    seat: Annotated[Optional[int], typer.Option(help="As this seat saw it; spectators unless said.")] = None,  # noqa: UP045
    everything: Everything = False,
    boards: Annotated[bool, typer.Option("--boards", help="Show the table after every answer.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every answer.")] = False,
    position: Annotated[
        bool,
        typer.Option("--position", help="With --at: print that moment as a position file, hidden things included."),
    ] = False,
    json: Json = False,
    pack: Pack = None,
    language: Language = None,
) -> None:
    """Go through a finished or saved match."""
    from ludoteca.cli.replay import print_position, run_replay  # noqa: PLC0415

    speak_in(language)
    if position:
        refuse(context, "--position prints one moment as a file", "seat", "everything", "boards", "step", "json")
        print_position(file, at, pack)
        return
    if everything:
        refuse(context, "--all shows what no single seat saw", "seat")
    run_replay(file, at, seat, pack, everything=everything, boards=boards or step, step=step, as_json=json)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A save or a transcript.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose decisions.")] = 0,
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=20, help="How long to think each time.")] = 600,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same numbers.")] = 0,
    json: Json = False,
    pack: Pack = None,
    language: Language = None,
) -> None:
    """Judge every decision of a seat by what it knew then, and show luck apart."""
    from ludoteca.cli.analyse import run_analysis  # noqa: PLC0415

    speak_in(language)
    run_analysis(file, seat, iterations, seed, pack, as_json=json)


@app.command()
def show(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A position, a save or a transcript.")],
    json: Json = False,
    seat: Annotated[
        Optional[int],  # noqa: UP045
        typer.Option(help="A match that goes on as this seat sees it; as spectators do unless said."),
    ] = None,
    everything: Everything = False,
    game: Annotated[Optional[str], typer.Option(help="The game of a position that does not name it.")] = None,  # noqa: UP045
    language: Language = None,
) -> None:
    """Print the table, the open question with its legal answers, and every seat's score.

    Of a match that goes on nothing hidden is shown unless --seat or --all asks for it; a position lies open.
    """
    from ludoteca.cli.show import run_show  # noqa: PLC0415

    speak_in(language)
    if everything:
        refuse(context, "--all shows what no single seat sees", "seat")
    run_show(file, game, seat, everything=everything, as_json=json)


@app.command()
def pack(
    game: GameName,
    check: Annotated[Optional[Path], typer.Option(help="Say whether this pack is sound.")] = None,  # noqa: UP045
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON schema of packs.")] = False,
    language: Language = None,
) -> None:
    """Print a game's printed content as a pack to change, or check one."""
    from ludoteca.cli.packs import run_pack  # noqa: PLC0415

    speak_in(language)
    run_pack(game, check, as_schema=schema)


@app.command()
def check(
    game: Annotated[
        Optional[str],  # noqa: UP045
        typer.Argument(help="The id of a game; without one, all laws are listed.", metavar="GAME"),
    ] = None,
    law: Annotated[list[str], typer.Option("--law", help="Only this law; may be repeated.")] = [],  # noqa: B006
    seed: Annotated[int, typer.Option("--seed", help="The same seed looks at the same moments.")] = 0,
    json: Json = False,
) -> None:
    """Check that a game keeps the laws of games; exit code 1 if it breaks one."""
    from ludoteca.cli.check import list_laws, run_check  # noqa: PLC0415

    if game is None:
        list_laws(as_json=json)
    elif not run_check(game, law, seed, as_json=json):
        raise typer.Exit(1)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(help="The id of the game: lower-case words joined by _.", metavar="NAME")],
    folder: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="The folder to make; ./NAME unless said."),
    ] = None,
) -> None:
    """Write the package of a small game that works, to be changed into another."""
    from ludoteca.cli.new_game import run_new_game  # noqa: PLC0415

    run_new_game(name, folder)


@app.command()
def doctor(json: Json = False) -> None:
    """Say which mode runs and why, and what this machine offers."""
    from ludoteca.cli.doctor import run_doctor  # noqa: PLC0415

    run_doctor(as_json=json)


@app.command()
def bench(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", "-s", help="How many seats.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 3.0,
    option: Settings = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Measure random play, clone, import and search on one core."""
    from ludoteca.cli.bench import run_bench  # noqa: PLC0415

    run_bench(game, seats, seconds, option, as_json=json)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; others than loopback are your decision.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="The folder everything is kept in; also from LUDOTECA_DATA."),
    ] = None,
    play: Annotated[Optional[str], typer.Option(help="Print a link that sits down at this game at once.")] = None,  # noqa: UP045
    bots: Annotated[
        list[str],
        typer.Option(help="A bot of your own to offer at every table, as file.py:Name; may be repeated."),
    ] = [],  # noqa: B006
    browser: Annotated[bool, typer.Option("--open", help="Open the link in a browser.")] = False,
) -> None:
    """Serve the table in the browser: with friends, with bots, in four languages."""
    from ludoteca.cli.serve import run_server  # noqa: PLC0415

    run_server(host, port, data, play, bots, open_browser=browser)


@app.command()
def export(
    table: Annotated[
        Optional[str],  # noqa: UP045
        typer.Argument(help="The id of a table; without one, all tables are listed.", metavar="TABLE"),
    ] = None,
    data: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="The server's data folder; also from LUDOTECA_DATA."),
    ] = None,
    out: Annotated[Optional[Path], typer.Option(help="The file to write; standard output unless said.")] = None,  # noqa: UP045
    json: Json = False,
) -> None:
    """Take a journal out of a server's data folder, even one whose rules have changed since."""
    from ludoteca.cli.export import run_export  # noqa: PLC0415

    run_export(table, data, out, as_json=json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The proof of a finished game, as the page offers it for download.")],
    json: Json = False,
) -> None:
    """Recompute every draw of a game played on a server."""
    from ludoteca.cli.verify import run_verify  # noqa: PLC0415

    run_verify(file, as_json=json)


OUR_WORDS = (
    (r"Input should be a valid integer.*", "it must be a whole number"),
    (r"Input should be a valid number.*", "it must be a number"),
    (r"Input should be greater than or equal to (.+)", r"it must be at least \1"),
    (r"Input should be less than or equal to (.+)", r"it must be at most \1"),
    (r"Input should be greater than (.+)", r"it must be more than \1"),
    (r"Input should be less than (.+)", r"it must be less than \1"),
)


def in_our_words(text: str) -> str:
    """What the parser of numbers says, as people say it."""
    for pattern, words in OUR_WORDS:
        text = re.sub(pattern, words, text)
    return text


def main() -> None:
    """Run the command line; what the library refuses becomes one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except typer.Abort:
        error_console().print("stopped", style="bad")
        sys.exit(STOPPED)
    except typer.TyperException as problem:
        # What was typed wrong: the line says where, in our words rather than those of the parser's parts.
        problem.message = in_our_words(problem.message)
        problem.show()  # type: ignore[attr-defined]
        sys.exit(problem.exit_code)
    except LudotecaError as problem:
        error_console().print(f"error: {problem}", style="bad", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of a pipe went away, as `head` does; that is no error of ours.
        sys.stderr.close()
        sys.exit(0)

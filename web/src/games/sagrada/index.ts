/** Sagrada's part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Rail } from "./Cards.tsx";
import { NamedDie } from "./Die.tsx";
import { openedSeat } from "./Others.tsx";
import { Picture } from "./Picture.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { shownOf } from "./shown.ts";
import { about, asksNext, hint, lead, onBoard, scoreLine } from "./words.ts";
import "./style.css";

const page: GamePage = {
  Picture,
  Board,
  Rail,
  SeatNote,
  drawn: ["die"],
  Thing: NamedDie,
  asksNext,
  lead,
  scoreLine,
  onBoard,
  hint,
  about,
  isMidway: (question) => question.decision !== "act" && question.decision !== "choose_window",
  keys: [
    { names: ["←", "↑", "↓", "→"], message: "sagrada-keys-arrows" },
    { names: ["W"], message: "sagrada-keys-window", to: ['.stage [data-cell][tabindex="0"]'] },
    { names: ["P"], message: "sagrada-keys-pool", to: [".pool-dice .legal", ".pool-dice button"] },
  ],
  amounts: (moment) => shownOf(moment).players.map((player) => player.favor),
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

/** Sagrada's part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Rail } from "./Cards.tsx";
import { DieIcon } from "./Die.tsx";
import { Picture } from "./Picture.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { openedSeat, type SagradaView } from "./view.ts";
import { about, ask, asksNext, hint, log, onBoard, option, scoreLine, why } from "./words.ts";
import "./style.css";

const page: GamePage = {
  Picture,
  Board,
  Rail,
  SeatNote,
  Piece: DieIcon,
  ask,
  asksNext,
  option,
  log,
  scoreLine,
  why,
  onBoard,
  hint,
  about,
  isMidway: (question) => question.decision !== "act" && question.decision !== "choose_window",
  amounts: ({ view }) => (view as SagradaView).favor,
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

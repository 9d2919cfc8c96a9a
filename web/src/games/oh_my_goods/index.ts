/** Oh My Goods!: its part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { SetUpPreparation } from "./Preparation.tsx";
import { usePack } from "./pack.ts";
import { Rail } from "./Rail.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { type GoodsView, openedSeat } from "./view.ts";
import { ask, hint, log, noteStreets, onBoard, option, pause, scoreLine, which, why } from "./words.ts";
import "./style.css";

/** Questions that begin something; all others stand in the middle of it. */
const BEGINNINGS = [
  "redraw",
  "use_character",
  "choose_side",
  "plan_move",
  "plan_worker",
  "produce",
  "buy",
  "halve",
  "end_deliver",
  "meet_goal",
  "meet_demand",
];

const page: GamePage = {
  Picture,
  Board,
  Rail,
  ask,
  option,
  pause,
  note: (view) => noteStreets(view as GoodsView),
  which,
  log,
  scoreLine,
  why,
  onBoard,
  hint,
  isMidway: (question) => !BEGINNINGS.includes(question.decision),
  SeatNote,
  Preparation: SetUpPreparation,
  usePack,
  litKeys: true,
  amounts: ({ view }) => (view as GoodsView).coins,
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

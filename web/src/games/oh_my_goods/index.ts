/** Oh My Goods!: its part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { SetUpPreparation } from "./Preparation.tsx";
import { usePack } from "./pack.ts";
import { Rail } from "./Rail.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { openedSeat, shownOf } from "./shown.ts";
import { hint, lead, onBoard, which } from "./words.ts";
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
  lead,
  which,
  onBoard,
  hint,
  isMidway: (question) => !BEGINNINGS.includes(question.decision),
  SeatNote,
  Preparation: SetUpPreparation,
  usePack,
  amounts: (moment) => shownOf(moment).streets.map(({ coins }) => coins),
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

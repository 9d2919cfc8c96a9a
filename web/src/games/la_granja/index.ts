/** La Granja's part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Rail } from "./Rail.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { openedSeat } from "./view.ts";
import { ask, hint, log, onBoard, option, scoreLine, why } from "./words.ts";

export const la_granja: GamePage = {
  Board,
  Rail,
  railName: "la_granja-prices",
  ask,
  option,
  log,
  scoreLine,
  why,
  onBoard,
  hint,
  SeatNote,
  litKeys: true,
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

/** La Granja's part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Picture } from "./Picture.tsx";
import { usePack } from "./pack.ts";
import { Rail } from "./Rail.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { type GranjaView, openedSeat } from "./view.ts";
import { ask, hint, log, noteFarm, onBoard, option, pause, scoreLine, which, why } from "./words.ts";
import "./style.css";

const page: GamePage = {
  Picture,
  Board,
  Rail,
  railName: "la_granja-prices",
  ask,
  pause,
  option,
  note: (view) => noteFarm(view as GranjaView),
  opens: (notation) => notation === "free",
  which,
  log,
  scoreLine,
  why,
  onBoard,
  hint,
  SeatNote,
  usePack,
  litKeys: true,
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

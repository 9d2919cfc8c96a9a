/** La Granja's part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { openedSeat } from "./opened.ts";
import { Picture } from "./Picture.tsx";
import { usePack } from "./pack.ts";
import { Rail } from "./Rail.tsx";
import { SeatNote } from "./SeatNote.tsx";
import { hint, lead, onBoard, which } from "./words.ts";
import "./style.css";

const page: GamePage = {
  Picture,
  Board,
  Rail,
  railName: "la_granja-prices",
  lead,
  opens: (notation) => notation === "free",
  which,
  onBoard,
  hint,
  SeatNote,
  usePack,
  openSeat: (seat) => {
    openedSeat.value = seat;
  },
};

export default page;

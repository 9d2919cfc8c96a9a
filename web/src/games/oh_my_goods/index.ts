/** Oh My Goods!: its part of the page. */
import type { GamePage } from "../index.ts";
import { Board } from "./Board.tsx";
import { Rail } from "./Rail.tsx";
import { ask, hint, log, onBoard, option, scoreLine, why } from "./words.ts";

export const ohMyGoods: GamePage = { Board, Rail, ask, option, log, scoreLine, why, onBoard, hint };

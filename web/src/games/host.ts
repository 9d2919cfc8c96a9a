/** What a page from another package is handed, so that it brings no second copy of anything; see docs/guide/adding_a_game.md. */
import * as signals from "@preact/signals";
import { Fragment, h } from "preact";
import * as hooks from "preact/hooks";
import { hasMessage, language, listOf, sayMessage, sayWord, t, type Words } from "../i18n.ts";
import { openRule } from "../pages/Rules.tsx";
import { act, refusal } from "../table/act.ts";
import { Target } from "../table/Target.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import { tip } from "../ui/Tips.tsx";
import { useWide } from "../ui/wide.ts";
import type { Message, Word } from "../wire.ts";

/** Rises when something is taken away or means something else; what is added leaves it as it is. */
export const VERSION = 1;

export function hostFor(game: string, at: string) {
  return {
    version: VERSION,
    game,
    /** The address of a file beside page.js. */
    url: (path: string) => `${at}/${path}`,
    h,
    Fragment,
    hooks,
    signals,
    /** A message by its id, in the reader's language; `has`: whether there is one; `language`: which it is, a signal. */
    t: (id: string, words?: Words) => t(id, words),
    has: hasMessage,
    language,
    listOf,
    /** What the server names, in words: a number, a text, a thing or a list; a message, or a bare name where it has none. */
    sayWord: (word: Word) => sayWord(game, word),
    sayMessage: (message: Message, bare: string) => sayMessage(game, message, bare),
    Target,
    act,
    refusal,
    tip,
    openRule,
    Dialog,
    Icon,
    SeatMark,
    useWide,
  };
}

export type Host = ReturnType<typeof hostFor>;

/** Sagrada in words, as far as the page says them: things it draws, and what a picked piece waits for. */
import { listOf, sayWord, t, tOr } from "../../i18n.ts";
import type { Moment, Named, Option } from "../../wire.ts";
import { certain, type Fate, fateOf, toolAsked } from "./fate.ts";
import { CELLS, cellAt, dieAt, toolAt } from "./printed.ts";
import { type Die, diceOf, shownOf } from "./shown.ts";

const GAME = "sagrada";

export function dieName(die: Die): string {
  const color: Named = { kind: "color", word: die.color };
  return sayWord(GAME, { kind: "die", word: die.word, details: { color, value: die.value } });
}

export function colorName(color: string): string {
  return t(`sagrada-color-${color}`);
}

export function cellName(cell: number): string {
  const { row = 0, column = 0 } = CELLS[cell] ?? {};
  return t("sagrada-cell", { row, column });
}

export function windowName(pattern: string): string {
  return t(`sagrada-window-${pattern}`);
}

export function toolName(tool: string): string {
  return t(`sagrada-tool-${tool}`);
}

export function toolText(tool: string): string {
  return t(`sagrada-tool-text-${tool}`);
}

export function goalName(goal: string): string {
  return t(`sagrada-goal-${goal}`);
}

export function privateName(goal: string): string {
  return t(`sagrada-private-${goal}`);
}

/** An answer as the server names it. */
export function answerName(option: Option): string {
  return option.name ? sayWord(GAME, option.name) : option.notation;
}

/** An answer to the question that follows, of which only the target is known. */
export function lead(target: string): string {
  const cell = cellAt(target);
  if (cell !== null) return cellName(cell);
  const tool = toolAt(target);
  if (tool) return t("sagrada-use", { tool: toolName(tool.id) });
  const die = dieAt(target);
  const [kind = "", word = ""] = target.split(":");
  if (die) return kind === "action" ? t("sagrada-draft", { die: dieName(die) }) : dieName(die);
  // What follows an action of the same turn can only end it.
  return target === "action:pass" ? t("sagrada-action-end") : sayWord(GAME, { kind, word });
}

/** What a picked tool or die waits for. */
export function asksNext(target: string, moment: Moment): string | null {
  const question = moment.question;
  if (!question) return null;
  const next = question.options.find((each) => each.target === target)?.leads?.[0];
  const asked = toolAsked(question);
  const picked = toolAt(target);
  // Alone the first die named pays, and the tool is asked about after it.
  const paid = !picked && question.decision === "pay" ? asked : null;
  const working = picked ?? paid;
  if (working) {
    const words = { tool: toolName(working.id) };
    if (!next) return t("sagrada-ask-roll-pool", words);
    if (cellAt(next) !== null) return t("sagrada-ask-move_from", words);
    return t(moment.shown.seats === 1 && !paid ? "sagrada-ask-pay" : "sagrada-ask-take", words);
  }
  const die = dieAt(target);
  if (!die) return null;
  const fate = question.decision === "take" && asked ? fateOf(asked, die) : null;
  if (fate?.kind === "swapped") return t("sagrada-ask-swap", { die: dieName(die) });
  return t("sagrada-ask-where", { die: dieName(certain(fate, die)) });
}

/** What a tool would make of a die of the pool. */
export function fateWords(die: Die, fate: Fate): string {
  switch (fate.kind) {
    case "same":
      return dieName(die);
    case "turned":
      return t("sagrada-fate-turned", { die: dieName(die), faces: listOf(fate.dice.map(dieName), "disjunction") });
    default:
      return t(`sagrada-fate-${fate.kind}`, { die: dieName(die) });
  }
}

export function scoreLine(name: string): string {
  return tOr(`sagrada-score-${name}`, tOr(`sagrada-goal-${name}`, name));
}

/** A tool that was picked says what it does, with the number of its rule. */
export function about(target: string): { text: string; rule: string } | null {
  const tool = toolAt(target);
  return tool && { text: toolText(tool.id), rule: tool.rule };
}

/** Targets that the board itself shows; the rest are buttons in the question bar. */
export function onBoard(target: string): boolean {
  return cellAt(target) !== null || dieAt(target) !== null || toolAt(target) !== null || target.startsWith("window:");
}

/** The first-round guide: one short hint for the moment at hand. */
export function hint(moment: Moment): string | null {
  const shown = shownOf(moment);
  const { question } = moment;
  const alone = shown.seats === 1;
  if (shown.round > 1 || moment.status !== "playing") return null;
  if (!question) return shown.round === 1 ? t("sagrada-hint-wait") : null;
  const window = shown.players[shown.seat ?? 0]?.window;
  const bare = !window || diceOf(window).every((die) => die === null);
  switch (question.decision) {
    case "choose_window":
      return t(alone ? "sagrada-hint-window-solo" : "sagrada-hint-window");
    case "act":
      if (question.prompt.id === "sagrada-ask-act-again")
        return t(alone ? "sagrada-hint-tool-solo" : "sagrada-hint-tool");
      return t(bare ? "sagrada-hint-draft" : "sagrada-hint-second");
    case "place":
      return t(bare ? "sagrada-hint-first" : "sagrada-hint-place");
    default:
      return null;
  }
}

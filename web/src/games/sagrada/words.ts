/** Sagrada in words: dice, spaces, cards, questions and log lines. */
import { listOf, t, tOr } from "../../i18n.ts";
import type { LogLine, Moment, Question, Reason } from "../../wire.ts";
import type { Sentence } from "../index.ts";
import { colorOf, valueOf } from "./Die.tsx";
import { type Fate, fateOf } from "./fate.ts";
import { content, dieOf, type SagradaView, toolOf } from "./view.ts";

export function dieName(die: number): string {
  return t("sagrada-die", { color: colorOf(die).toLowerCase(), value: valueOf(die) });
}

export function colorName(letter: string): string {
  return t("sagrada-color", { color: letter.toLowerCase() });
}

/** ``b3`` is column 2, row 3. */
export function cellName(notation: string): string {
  return t("sagrada-cell", { row: Number(notation[1]), column: notation.charCodeAt(0) - 96 });
}

export function windowName(window: number): string {
  return t(`sagrada-window-${content.windows[window]!.id}`);
}

export function toolName(tool: number): string {
  return t(`sagrada-tool-${content.tools[tool]!.id}`);
}

export function toolText(tool: number): string {
  return t(`sagrada-tool-text-${content.tools[tool]!.id}`);
}

export function goalName(goal: number): string {
  return t(`sagrada-goal-${content.goals[goal]!.id}`);
}

export function privateName(goal: number): string {
  return t(`sagrada-private-${content.privates[goal]!.id}`);
}

const DRAFTED = 1;
const TOOLED = 2;

export function ask(question: Question): string {
  const { a, b } = question.prompt.arguments;
  const tool = a & 15;
  switch (question.decision) {
    case "act":
      return t(b & DRAFTED ? "sagrada-ask-act-again" : b & TOOLED ? "sagrada-ask-act-tooled" : "sagrada-ask-act", {
        turn: a + 1,
      });
    case "place":
    case "place_or_return":
    case "bump":
    case "swap":
      return t(`sagrada-ask-${question.decision}`, { die: dieName(a) });
    case "pay":
    case "take":
      return t(`sagrada-ask-${question.decision}`, { tool: toolName(a) });
    case "choose_value":
      return t("sagrada-ask-choose_value", { color: content.letters[a]!.toLowerCase() });
    case "move_from":
      return t(b ? "sagrada-ask-move_second" : "sagrada-ask-move_from", { tool: toolName(tool) });
    case "move_to":
      return t("sagrada-ask-move_to", { tool: toolName(tool), cell: cellName(content.cells[a >> 4]!) });
    case "lift_second":
      return t("sagrada-ask-lift_second", { tool: toolName(tool) });
    case "drop_first":
      return t("sagrada-ask-drop", { cell: cellName(content.cells[a]!) });
    case "drop_second":
      return t("sagrada-ask-drop", { cell: cellName(content.cells[a >> 5]!) });
    default:
      return tOr(question.prompt.id, question.decision);
  }
}

/** What a picked tool or die waits for. */
export function asksNext(target: string, moment: Moment): string | null {
  const { decision, options, prompt } = moment.question!;
  const next = options.find((each) => each.target === target)?.leads?.[0];
  const picked = toolOf(target);
  const die = dieOf(target.split(":")[1]!);
  // Alone the first die named pays, and the tool is asked about after it.
  const paid = picked < 0 && decision === "pay";
  if (picked >= 0 || paid) {
    const words = { tool: toolName(paid ? prompt.arguments.a : picked) };
    if (!next) return t("sagrada-ask-roll-pool", words);
    if (next.startsWith("cell:")) return t("sagrada-ask-move_from", words);
    return t(moment.view.seats === 1 && !paid ? "sagrada-ask-pay" : "sagrada-ask-take", words);
  }
  if (die < 0) return null;
  const fate = decision === "take" ? fateOf(prompt.arguments.a, die) : null;
  if (fate?.kind === "swapped") return t("sagrada-ask-swap", { die: dieName(die) });
  return t("sagrada-ask-where", { die: dieName(fate?.kind === "turned" ? fate.dice[0]! : die) });
}

/** What a tool would make of a die of the pool. */
export function fateWords(die: number, fate: Fate): string {
  switch (fate.kind) {
    case "same":
      return dieName(die);
    case "turned":
      return t("sagrada-fate-turned", { die: dieName(die), then: listOf(fate.dice.map(dieName), "disjunction") });
    default:
      return t(`sagrada-fate-${fate.kind}`, { die: dieName(die) });
  }
}

export function option(domain: string, notation: string, question: Question | null): string {
  const die = dieOf(notation);
  const tool = content.tools.findIndex((each) => each.id === notation);
  switch (domain) {
    case "action":
      if (die >= 0) return t("sagrada-option-draft", { die: dieName(die) });
      if (tool >= 0) return t("sagrada-option-use", { tool: toolName(tool) });
      return question && question.prompt.arguments.b & (DRAFTED | TOOLED)
        ? t("sagrada-option-end")
        : t("sagrada-option-pass");
    case "die":
      return dieName(die);
    case "cell":
      if (notation === "pool") return t("sagrada-option-pool");
      return notation === "done" ? t("sagrada-option-no-second") : cellName(notation);
    case "window":
      return t(`sagrada-window-${notation}`);
    case "bump": {
      const before = question?.prompt.arguments.a;
      if (before === undefined) return t(`sagrada-option-${notation}`);
      return t(`sagrada-option-${notation}-to`, { die: dieName(notation === "up" ? before + 1 : before - 1) });
    }
    case "value":
      return question?.decision === "choose_value"
        ? dieName(question.prompt.arguments.a * 6 + Number(notation) - 1)
        : notation;
    default:
      return notation;
  }
}

/** A target of the board in words, for labels and refusals. */
export function targetName(target: string): string {
  const [domain, notation] = target.split(":") as [string, string];
  return option(domain, notation, null);
}

export function log(
  lines: readonly LogLine[],
  who: (seat: number) => string,
  next: LogLine | undefined,
): Sentence | null {
  const { seat, decision, option: notation } = lines[0]!;
  const a = lines[0]!.a ?? 0;
  const b = lines[0]!.b ?? 0;
  const actor = seat >= 0 ? who(seat) : "";
  const all = lines.map((line) => line.option).filter((each): each is string => each !== null);
  const die = notation === null ? -1 : dieOf(notation);
  switch (decision) {
    case "roll":
    case "reroll_pool":
      return { text: t(`sagrada-log-${decision}`, { count: all.length }), dice: all.map(dieOf) };
    case "deal_tool":
      return { text: t("sagrada-log-deal_tool", { cards: all.map((id) => t(`sagrada-tool-${id}`)).join(", ") }) };
    case "deal_public":
      return { text: t("sagrada-log-deal_public", { cards: all.map((id) => t(`sagrada-goal-${id}`)).join(", ") }) };
    case "deal_private":
      return all.length
        ? {
            text: t(all.length > 1 ? "sagrada-log-deal_private-solo" : "sagrada-log-deal_private", {
              cards: all.map((id) => t(`sagrada-private-${id}`)).join(", "),
            }),
          }
        : null;
    case "choose_window":
      return notation
        ? { text: t("sagrada-log-choose_window", { who: actor, window: t(`sagrada-window-${notation}`) }) }
        : null;
    case "reveal_windows":
      return { text: t("sagrada-log-reveal_windows") };
    case "choose_first":
      return { text: t("sagrada-log-choose_first", { who: who(Number((notation ?? "").replace(/\D/g, "")) || 0) }) };
    case "act":
      // A die taken and placed at once is one sentence: the one that says where it went.
      if (die >= 0 && next?.decision === "place" && next.seat === seat) return null;
      if (die >= 0) return { text: t("sagrada-log-draft", { who: actor, die: dieName(die) }), dice: [die] };
      if (notation === "pass") return b ? null : { text: t("sagrada-log-pass", { who: actor }) };
      return { text: t("sagrada-log-use", { who: actor, tool: t(`sagrada-tool-${notation}`) }) };
    case "place":
    case "place_or_return":
      if (notation === "pool") return { text: t("sagrada-log-return", { who: actor, die: dieName(a) }), dice: [a] };
      return { text: t("sagrada-log-place", { who: actor, die: dieName(a), cell: cellName(notation!) }), dice: [a] };
    case "pay":
      return { text: t("sagrada-log-pay", { who: actor, die: dieName(die), tool: toolName(a) }), dice: [die] };
    case "take":
      return { text: t("sagrada-log-take", { who: actor, die: dieName(die), tool: toolName(a) }), dice: [die] };
    case "bump": {
      const turned = notation === "up" ? a + 1 : a - 1;
      return { text: t("sagrada-log-turned", { who: actor, die: dieName(turned) }), dice: [turned] };
    }
    case "swap":
      return { text: t("sagrada-log-swap", { who: actor, given: dieName(a), taken: dieName(die) }), dice: [a, die] };
    case "reroll": {
      const rolled = a * 6 + Number(notation) - 1;
      return { text: t("sagrada-log-reroll", { die: dieName(rolled) }), dice: [rolled] };
    }
    case "draw":
      return { text: t("sagrada-log-draw", { color: (notation ?? "red")[0]! }) };
    case "choose_value": {
      const named = a * 6 + Number(notation) - 1;
      return { text: t("sagrada-log-turned", { who: actor, die: dieName(named) }), dice: [named] };
    }
    case "move_to":
      return {
        text: t("sagrada-log-move", { who: actor, from: cellName(content.cells[a >> 4]!), to: cellName(notation!) }),
      };
    case "drop_first":
      return {
        text: t("sagrada-log-move", { who: actor, from: cellName(content.cells[a]!), to: cellName(notation!) }),
      };
    case "drop_second":
      return {
        text: t("sagrada-log-move", { who: actor, from: cellName(content.cells[a >> 5]!), to: cellName(notation!) }),
      };
    case "remove":
      return { text: t("sagrada-log-remove", { who: actor, cell: cellName(notation!) }) };
    default:
      return null;
  }
}

/** A reason why not; the server names spaces and dice by their notation. */
export function why(reason: Reason): string {
  const { cell, die, color } = reason.arguments as { cell?: string; die?: string; color?: string };
  const words = {
    ...reason.arguments,
    ...(cell ? { cell: cellName(cell) } : {}),
    ...(die ? { die: dieName(dieOf(die)) } : {}),
    ...(color ? { color: colorName(color) } : {}),
  };
  return tOr(reason.id, reason.rule, words);
}

export function scoreLine(name: string): string {
  if (content.goals.some((goal) => goal.id === name)) return t(`sagrada-goal-${name}`);
  return tOr(`sagrada-score-${name}`, name);
}

/** A tool that was picked says what it does, with the number of its rule. */
export function about(target: string): { text: string; rule: string } | null {
  const tool = toolOf(target);
  return tool < 0 ? null : { text: toolText(tool), rule: content.tools[tool]!.rule };
}

/** Targets that the board itself shows; the rest are buttons in the question bar. */
export function onBoard(target: string): boolean {
  const [domain, notation] = target.split(":") as [string, string];
  if (domain === "cell") return content.cells.includes(notation);
  if (domain === "action") return notation !== "pass";
  return domain === "die" || domain === "window";
}

/** The first-round guide: one short hint for the moment at hand. */
export function hint(moment: Moment): string | null {
  const view = moment.view as SagradaView;
  const question = moment.question;
  if (view.round > 1 || moment.status !== "playing") return null;
  if (!question) return view.round === 1 ? t("sagrada-hint-wait") : null;
  const mine = view.boards[view.seat ?? 0] ?? [];
  const placed = mine.filter((die) => die >= 0).length;
  switch (question.decision) {
    case "choose_window":
      return t(view.seats === 1 ? "sagrada-hint-window-solo" : "sagrada-hint-window");
    case "act":
      if (question.prompt.arguments.b & DRAFTED)
        return t(view.seats === 1 ? "sagrada-hint-tool-solo" : "sagrada-hint-tool");
      return placed === 0 ? t("sagrada-hint-draft") : t("sagrada-hint-second");
    case "place":
      return placed === 0 ? t("sagrada-hint-first") : t("sagrada-hint-place");
    default:
      return null;
  }
}

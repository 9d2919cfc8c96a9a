/** What becomes of a die of the pool in the hands of a tool, as far as its card tells it beforehand. */
import { isNamed } from "../../say.ts";
import type { Question } from "../../wire.ts";
import { dieCalled, type Tool, toolCard } from "./printed.ts";
import type { Die } from "./shown.ts";

/** ``turned``: one of these dice; ``rolled``, ``swapped``, ``drawn``: what only the roll, the track or the bag will tell. */
export interface Fate {
  readonly kind: Tool["fate"];
  readonly dice: readonly Die[];
}

export const SAME: Fate = { kind: "same", dice: [] };

export function fateOf(tool: Tool, die: Die): Fate {
  const dice = (tool.faces[die.word] ?? []).map(dieCalled).filter((each) => each !== null);
  return { kind: tool.fate, dice };
}

/** The tool a question is about. */
export function toolAsked(question: Question): Tool | null {
  const { tool } = question.prompt.arguments;
  return tool !== undefined && isNamed(tool) ? toolCard(tool.word) : null;
}

/** A die as it will be when it is put down, if that is certain. */
export function certain(fate: Fate | null, die: Die): Die {
  return fate?.dice[0] ?? die;
}

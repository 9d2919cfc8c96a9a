/** When a picked answer may wait for the press that follows, and when it must be sent at once. */
import type { Option } from "../wire.ts";

/**
 * Whether everything an answer leads to can be pressed while the answer itself waits: each lead has a place on the
 * page, and none is an answer to the open question too, for one press cannot mean both. An answer that may not wait
 * is sent, and the question that follows brings its own places and buttons.
 */
export function canWait(option: Option, open: ReadonlySet<string>, onBoard: (target: string) => boolean): boolean {
  const leads = option.leads ?? [];
  return leads.length > 0 && leads.every((target) => onBoard(target) && !open.has(target));
}

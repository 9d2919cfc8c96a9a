/** What a chapter is made of, as so many seats play it; only what can come is announced. */
import { type Chapter, type Effect, eventOf, type Lists, printed } from "./printed.ts";

/** The lists of a chapter: one seat may have lists of its own. */
export function listsOf(chapter: Chapter, seats: number): Lists {
  return seats === 1 ? chapter.solo : chapter.lists;
}

/** How many assistants lie on display at the beginning. */
export function assistantsOf(chapter: Chapter, seats: number): number {
  return seats === 1 ? chapter.solo.assistants : printed.value.assistantsEach * seats;
}

export interface Announced {
  number: number;
  ours: boolean;
  effects: readonly Effect[];
}

/** The events of a chapter with the effects that do something: in their order, or the pool that all-in draws from. */
export function eventsOf(chapter: Chapter, seats: number): Announced[] {
  const lists = listsOf(chapter, seats);
  const there = new Set([...lists.deck, ...lists.characters, ...lists.stacks]);
  let reserve = printed.value.assistantCards - assistantsOf(chapter, seats);
  return lists.events.map((number) => {
    const event = eventOf(number);
    const effects = (event?.effects ?? []).filter((effect) =>
      brings(effect) ? !there.has(Number(effect.number)) : effect.op !== "reveal_assistants" || reserve > 0,
    );
    if (!chapter.drawn)
      for (const effect of effects) {
        if (brings(effect)) there.add(Number(effect.number));
        else if (effect.op === "reveal_assistants") reserve -= Number(effect.n);
      }
    return { number, ours: event?.ours ?? false, effects };
  });
}

function brings(effect: Effect): boolean {
  return effect.op === "add_stack" || effect.op === "shuffle_character";
}

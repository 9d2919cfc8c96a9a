/** What a chapter is made of, as so many seats play it; only what can come is announced. */
import { content } from "./view.ts";

export type Lists = (typeof content.chapters)[number]["lists"];
type Effect = (typeof content.events)[number]["effects"][number];

const ASSISTANT_CARDS = 8;

/** The lists of a chapter: one seat may have lists of its own. */
export function listsOf(chapter: number, seats: number): Lists {
  const row = content.chapters[chapter]!;
  return seats === 1 ? row.solo : row.lists;
}

/** How many assistants lie on display at the beginning. */
export function assistantsOf(chapter: number, seats: number): number {
  return seats === 1 ? content.chapters[chapter]!.solo.assistants : 2 * seats;
}

/** The events of a chapter with the effects that do something: in their order, or the pool that all-in draws from. */
export function eventsOf(chapter: number, seats: number): { number: number; ours: boolean; effects: Effect[] }[] {
  const lists = listsOf(chapter, seats);
  const there = new Set([...lists.deck, ...lists.characters, ...lists.stacks]);
  let reserve = ASSISTANT_CARDS - assistantsOf(chapter, seats);
  const drawn = content.chapters[chapter]!.drawn;
  return lists.events.map((number) => {
    const event = content.events.find((each) => each.number === number)!;
    const effects = event.effects.filter((effect) =>
      brings(effect) ? !there.has(Number(effect.number)) : effect.op !== "reveal_assistants" || reserve > 0,
    );
    if (!drawn)
      for (const effect of effects) {
        if (brings(effect)) there.add(Number(effect.number));
        else if (effect.op === "reveal_assistants") reserve -= Number(effect.n);
      }
    return { number, ours: event.ours, effects };
  });
}

function brings(effect: Effect): boolean {
  return effect.op === "add_stack" || effect.op === "shuffle_character";
}

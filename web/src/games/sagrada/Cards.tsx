/** Tools with their favour, public goals and the seat's own goal. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tipBeside } from "../../ui/Tips.tsx";
import type { BoardProps } from "../index.ts";
import { DieIcon, LETTERS } from "./Die.tsx";
import { GoalPicture, ToolPicture } from "./pictures.tsx";
import { content, type SagradaView } from "./view.ts";
import { colorName, goalName, privateName, toolName, toolText } from "./words.ts";

export function Tools({ view, store }: { view: SagradaView; store: TableStore | null }) {
  const solo = view.seats === 1;
  return (
    <section class="tools" aria-label={t("sagrada-tools")}>
      {view.tools.map((tool) => (
        <ToolCard
          tool={tool}
          cost={solo ? null : view.favor_on[tool] ? 2 : 1}
          spent={view.favor_on[tool]!}
          store={store}
        />
      ))}
    </section>
  );
}

function ToolCard({
  tool,
  cost,
  spent,
  store,
}: {
  tool: number;
  cost: number | null;
  spent: number;
  store: TableStore | null;
}) {
  const target = `action:${content.tools[tool]!.id}`;
  const legal = store?.byTarget.value.has(target) ?? false;
  const chosen = store?.armed.value === target;
  // Whoever pays for a tool makes its card light up for everyone.
  const before = useRef(spent);
  const used = spent > before.current;
  useEffect(() => void (before.current = spent));
  const price =
    cost === null
      ? t("sagrada-tool-solo", { color: colorName(content.tools[tool]!.solo) })
      : t("sagrada-tool-cost", { count: cost });
  const press = () => {
    if (!store) return;
    if (!legal) void store.askWhy(target);
    else if (store.byTarget.value.get(target)!.leads?.length) store.pick(target);
    // Nothing on the page follows: the question bar asks whether it is meant.
    else store.toggle(target);
  };
  return (
    <button
      type="button"
      class={`tool${legal ? " legal" : ""}${chosen ? " chosen" : ""}${used ? " used" : ""}`}
      data-target={legal ? target : undefined}
      aria-disabled={legal ? undefined : true}
      aria-pressed={legal ? chosen : undefined}
      onClick={press}
      {...tipBeside(`${toolText(tool)} ${price}`, content.tools[tool]!.rule)}
    >
      <ToolPicture id={content.tools[tool]!.id} />
      <span class="tool-name">{toolName(tool)}</span>
      <span class="tool-cost">
        {cost === null ? <DieDot letter={content.tools[tool]!.solo} /> : <Beads count={cost} />}
        <span class="unseen">
          {price} {spent > 0 && t("sagrada-tool-spent", { count: spent })}
        </span>
      </span>
      <span class="tool-text">{toolText(tool)}</span>
    </button>
  );
}

function DieDot({ letter }: { letter: string }) {
  return <DieIcon die={LETTERS.indexOf(letter) * 6} size={22} />;
}

export function Beads({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, () => (
        <svg class="bead-icon" viewBox="-8 -8 16 16" aria-hidden="true">
          <circle class="bead" r="7" fill="url(#bead-light)" />
        </svg>
      ))}
    </>
  );
}

/** The goals, for the rail beside the board. */
export function Rail({ moment }: BoardProps) {
  const view = moment.view as SagradaView;
  const own = view.seat === null ? [] : view.private[view.seat]!.filter((goal) => goal >= 0);
  return (
    <section class="goals" aria-label={t("sagrada-goals")}>
      <h2>{t("sagrada-goals")}</h2>
      {own.map((goal) => (
        <div
          class="goal private"
          role="group"
          tabIndex={0}
          aria-label={privateName(goal)}
          {...tipBeside(
            t(view.seats === 1 ? "sagrada-tip-private-solo" : "sagrada-tip-private"),
            view.seats === 1 ? "SAG-11.6" : "SAG-9.6",
          )}
        >
          <GoalPicture id={content.privates[goal]!.id} />
          <span class="goal-name">{privateName(goal)}</span>
          <span class="goal-text">
            {t("sagrada-private-text", { color: colorName(content.privates[goal]!.letter) })}
          </span>
        </div>
      ))}
      {view.goals.map((goal) => (
        <div
          class="goal"
          role="group"
          tabIndex={0}
          aria-label={goalName(goal)}
          {...tipBeside(t("sagrada-tip-goal", { count: content.goals[goal]!.points }), "SAG-9.3")}
        >
          <GoalPicture id={content.goals[goal]!.id} />
          <span class="goal-name">{goalName(goal)}</span>
          <span class="goal-text">{t(`sagrada-goal-text-${content.goals[goal]!.id}`)}</span>
          <span class="goal-points" aria-label={t("points", { count: content.goals[goal]!.points })}>
            {content.goals[goal]!.points}
          </span>
        </div>
      ))}
    </section>
  );
}

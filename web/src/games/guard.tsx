/** A page from another package, held so that a fault in it costs its board and not the table. */
import type { FunctionComponent } from "preact";
import { useErrorBoundary } from "preact/hooks";
import type { GamePage } from "./index.ts";

type Fault = (problem: unknown) => void;
type Props = Record<string, unknown>;

function guardComponent(Inner: FunctionComponent<Props>, fault: Fault): FunctionComponent<Props> {
  return function Guarded(props: Props) {
    const [problem] = useErrorBoundary(fault);
    return problem ? null : <Inner {...props} />;
  };
}

function guardCall(call: (...given: unknown[]) => unknown, fault: Fault): (...given: unknown[]) => unknown {
  return (...given) => {
    try {
      return call(...given);
    } catch (problem) {
      // Pages are asked while they are drawn, and drawing must change nothing.
      queueMicrotask(() => fault(problem));
      return undefined;
    }
  };
}

/** The same page; what throws is reported, once, and says nothing. Names of components begin with a capital. */
export function guarded(page: GamePage, report: Fault): GamePage {
  if (typeof page?.Board !== "function") throw new Error("the page has no Board");
  let broken = false;
  const fault: Fault = (problem) => {
    if (!broken) report(problem);
    broken = true;
  };
  const held = Object.entries(page).map(([name, part]) => {
    if (typeof part !== "function") return [name, part];
    return [name, /^[A-Z]/.test(name) ? guardComponent(part, fault) : guardCall(part.bind(page), fault)];
  });
  return { onBoard: () => false, ...Object.fromEntries(held) };
}

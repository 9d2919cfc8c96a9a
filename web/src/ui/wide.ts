/** Whether the window is wider than a phone. */
import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 761px)");
const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});

export function useWide(): boolean {
  return wide.value;
}

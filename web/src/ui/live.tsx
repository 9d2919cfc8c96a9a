/** What screen readers hear: a polite voice for the log, an assertive one for "your turn". */
import { signal } from "@preact/signals";

const polite = signal("");
const assertive = signal("");

export function say(text: string, urgent = false): void {
  const voice = urgent ? assertive : polite;
  // The same sentence twice is news twice: a changed space makes it so.
  voice.value = voice.value === text ? `${text}\u00a0` : text;
}

export function LiveRegions() {
  return (
    <div class="unseen">
      <div aria-live="polite" id="voice-polite">
        {polite}
      </div>
      <div aria-live="assertive" role="alert" id="voice-assertive">
        {assertive}
      </div>
    </div>
  );
}

/** "Your turn" beyond the board: the title, a badge on the icon, a soft sound, Web Push. */
import { effect, signal } from "@preact/signals";
import { api } from "./api.ts";
import { t } from "./i18n.ts";
import { prefs } from "./prefs.ts";
import { notice } from "./socket.ts";

/** Whether some table waits for this player. */
export const waiting = signal(false);
export const pageTitle = signal("");

const PLAIN = "/icon.svg";
const BADGED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M10 58V30Q10 12 32 4q22 8 22 26v28z" fill="#1d1b20"/><path d="M15 33h15v11H15z" fill="#c1272d"/><path d="M34 33h15v11H34z" fill="#3fbf7f"/><path d="M15 47h15v8H15z" fill="#ffe45c"/><path d="M34 47h15v8H34z" fill="#1b3fa0"/><circle cx="49" cy="15" r="14" fill="#e08a5b" stroke="#fff" stroke-width="3"/></svg>',
  );

effect(() => {
  const name = t("app-name");
  const title = pageTitle.value ? `${pageTitle.value} · ${name}` : name;
  document.title = waiting.value ? `● ${t("your-turn")} · ${title}` : title;
  document.querySelector("#favicon")?.setAttribute("href", waiting.value ? BADGED : PLAIN);
});

let audio: AudioContext | null = null;

/** Two soft notes, made on the spot. */
export function chime(): void {
  if (!prefs.value.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [place, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + place * 0.13;
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.11, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    }
  } catch {
    // A browser without sound is no reason to stop.
  }
}

effect(() => {
  if (notice.value?.kind === "your-turn" && document.hidden) chime();
});

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Ask the browser for permission and hand the subscription to the server; false when either says no. */
export async function startPush(): Promise<boolean> {
  const { key } = await api.get<{ key: string }>("/api/me/push");
  const worker = await navigator.serviceWorker.register("/sw.js");
  if ((await Notification.requestPermission()) !== "granted") return false;
  const padded = key.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(padded + "=".repeat((4 - (padded.length % 4)) % 4)), (char) => char.charCodeAt(0));
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint, keys } = subscription.toJSON();
  await api.post("/api/me/push", { endpoint, keys });
  return true;
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/sw.js");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await api.remove("/api/me/push");
}

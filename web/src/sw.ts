/** The service worker: shows a push notice in the reader's language and opens the table it is about. */

import notices from "messages:notices";
import { makeBundle } from "./bundle.ts";
import { guessLanguage } from "./guess.ts";

interface Push {
  kind: "your-turn" | "over";
  game: string;
  path: string;
}

interface Waits {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends Waits {
  data: { json(): unknown } | null;
}

interface ClickEvent extends Waits {
  notification: { data: unknown; close(): void };
}

const worker = self as unknown as {
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(
      options: object,
    ): Promise<{ url: string; focus(): Promise<unknown>; navigate(to: string): Promise<unknown> }[]>;
    openWindow(to: string): Promise<unknown>;
  };
  navigator: { languages: readonly string[] };
};

worker.addEventListener("push", (event) => {
  const push = event.data?.json() as Push | undefined;
  if (!push) return;
  const code = guessLanguage(worker.navigator.languages);
  const words = makeBundle(code, notices[code]);
  const said = words.getMessage(`push-${push.kind}`)?.value;
  const title = said ? words.formatPattern(said) : "";
  const game = words.getMessage(`game-${push.game}`)?.value;
  const body = game ? words.formatPattern(game) : push.game.replaceAll("_", " ");
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag: push.path, data: push.path, icon: "/icon.svg" }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = event.notification.data as string;
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then((open) => {
      const same = open.find((client) => client.url.endsWith(to)) ?? open[0];
      return same ? same.navigate(to).then(() => same.focus()) : worker.clients.openWindow(to);
    }),
  );
});

/** A dialog over the page: takes the focus, gives it back, closes by Esc, by its button and by a press outside. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { Icon } from "./Icon.tsx";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  // Closed before it goes, it gives the focus back to where it was; what it says then is no wish to close it.
  const gone = useRef(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      gone.current = true;
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside closes it, as Escape does by itself
    <dialog
      ref={box}
      class={wide ? "dialog wide" : "dialog"}
      aria-labelledby="dialog-title"
      onClose={() => gone.current || onClose()}
      onClick={(event) => {
        if (event.target === box.current) box.current?.close();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="icon-button" aria-label={t("close")} onClick={() => box.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** What a dialog is for, and the way out. */
export function DialogActions({
  act,
  busy,
  onAct,
  onClose,
}: {
  act: string;
  busy?: boolean;
  onAct: () => void;
  onClose: () => void;
}) {
  return (
    <div class="row">
      <button type="button" class="button primary" disabled={busy} onClick={onAct}>
        {act}
      </button>
      <button type="button" class="button quiet" onClick={onClose}>
        {t("cancel")}
      </button>
    </div>
  );
}

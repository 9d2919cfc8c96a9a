/** What sets a table apart from others, said in a few words. */
import { t } from "../i18n.ts";
import { Icon } from "./Icon.tsx";

/** It began with a position: nobody is rated by it, and its dice prove nothing. */
export function PositionMark() {
  return (
    <p class="position-mark" title={t("position-about")}>
      <Icon name="position" size={16} /> {t("position-mark")}
    </p>
  );
}

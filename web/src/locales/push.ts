import cs from "../../locales/cs/push.ftl";
import en from "../../locales/en/push.ftl";
import fr from "../../locales/fr/push.ftl";
import ru from "../../locales/ru/push.ftl";

export const PUSH_SOURCES = { en, ru, fr, cs };

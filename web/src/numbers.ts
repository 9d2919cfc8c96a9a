/** Numbers as the reader's language writes them. */
import { language } from "./i18n.ts";

function format(value: number, options: Intl.NumberFormatOptions): string {
  // The scores have a true minus, so everything has.
  return new Intl.NumberFormat(language.value, options).format(value).replace("-", "−");
}

export function percent(share: number, digits = 0): string {
  return format(share, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** With its sign, and none for nothing. */
export function signed(value: number, digits = 1): string {
  return format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" });
}

export function signedPercent(share: number): string {
  return format(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

export function plain(value: number, digits = 1): string {
  return format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Two standard errors: what chance alone may have done. */
export function tolerance(error: number, digits = 1): string {
  return plain(2 * error, digits);
}

/** How sure a number is; a search is never quite certain. */
export function certainty(sure: number): string {
  // A sign at the end of a line and its number on the next are hard to read.
  return sure > 0.99 ? `>\u00a0${percent(0.99)}` : sure < 0.01 ? `<\u00a0${percent(0.01)}` : percent(sure);
}

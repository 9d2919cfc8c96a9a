/** How strong a bot is to be: the levels by name, weakest first, and what each is like. */
import { t, tOr } from "../i18n.ts";
import { prefs } from "../prefs.ts";

export function levelName(level: string): string {
  return tOr(`level-${level}`, level);
}

/** The remembered level where the game has it; without one the server takes its usual bot. */
export function usualLevel(levels: readonly string[]): string | undefined {
  return levels.includes(prefs.value.level) ? prefs.value.level : undefined;
}

/** What the levels named are like; the host's own bots say nothing of themselves. */
export function LevelWords({ levels }: { levels: readonly string[] }) {
  const told = [...new Set(levels)].filter((level) => tOr(`level-${level}-about`, "") !== "");
  return (
    <div class="level-words soft" role="status">
      {told.map((level) => (
        <p>{t("level-told", { level: levelName(level), about: t(`level-${level}-about`) })}</p>
      ))}
    </div>
  );
}

/** All levels side by side, and what the chosen one is like. */
export function LevelChoice({
  levels,
  value,
  name,
  legend,
  onChange,
}: {
  levels: readonly string[];
  value: string;
  name: string;
  legend: string;
  onChange: (level: string) => void;
}) {
  return (
    <div class="level-choice">
      <fieldset class="choices levels">
        <legend>{legend}</legend>
        {levels.map((level) => (
          <label>
            <input type="radio" name={name} value={level} checked={value === level} onChange={() => onChange(level)} />
            <span>{levelName(level)}</span>
          </label>
        ))}
      </fieldset>
      <LevelWords levels={[value]} />
    </div>
  );
}

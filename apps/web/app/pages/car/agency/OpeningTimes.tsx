import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import { type Weekday, weekdays } from "@sayara/domain/time/Weekday";
import { calendarNames } from "@sayara/i18n/format/calendarNames";
import * as styles from "#web/pages/car/Car.css.ts";

/** Opening hours, with one line for consecutive days with the same hours: "Mon – Fri 08:00–19:00". */
export function OpeningTimes({ hours }: { hours: OpeningHours }) {
  const formats = useFormats();
  const names = calendarNames[useTextLanguage()].shortWeekdays;
  // The weekday names start with Sunday.
  const nameOf = (day: number) => names[(day + 1) % 7] ?? "";
  return (
    <ul className={styles.options}>
      {hours.map(({ days, opens, closes }) => (
        <li key={days.join()} className={styles.hours}>
          <span>
            {formats.parts(runsOfDays(days).map(([first, last]) => rangeOf(nameOf(first), nameOf(last))))}
          </span>{" "}
          <span>
            {opens}–{closes}
          </span>
        </li>
      ))}
    </ul>
  );
}

function rangeOf(first: string, last: string): string {
  return first === last ? first : `${first} – ${last}`;
}

/** Returns runs of consecutive days as first and last index. Monday is 0. */
function runsOfDays(days: readonly Weekday[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  const numbers = days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b);
  for (const day of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

import type { Closure } from "@sayara/domain/supplier/hours/upcomingClosures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "#web/pages/car/Car.css.ts";

/** Days on which an agency is closed, each with its name: "17 déc. 2026 · Fête de la Révolution". */
export function ClosedDays({ closures }: { closures: readonly Closure[] }) {
  const formats = useFormats();
  return (
    <ul className={styles.options}>
      {closures.map(({ name, from, to }) => (
        <li key={`${from} ${name}`}>
          {from === to ? formats.date(from) : formats.dateRange(from, to)} · {name}
        </li>
      ))}
    </ul>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { FreeTime } from "@sayara/api-client/contract/figures/Figures";
import { GAP_DAYS } from "@sayara/domain/config/businessDefaults";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FigureTable } from "./FigureTable.tsx";
import * as styles from "./Figures.css.ts";

const days = GAP_DAYS;

/** The cars that are free longest in the coming days [FG12]. */
export function FreeCarsTable({ gaps }: { gaps: readonly FreeTime[] }) {
  const { t } = useLingui();
  const { number, parts, dateRange } = useFormats();
  return (
    <FigureTable
      id="gaps"
      title={<Trans>Free in the next {days} days</Trans>}
      note={<Trans>The longest free time of each car, from today on, whatever the period above.</Trans>}
      none={<Trans>No published car is free for a whole day.</Trans>}
      columns={[{ name: t`Car` }, { name: t`Free time` }, { name: t`Whole days`, isNumber: true }]}
      rows={gaps.map(({ car, from, to, days: wholeDays }) => (
        <tr key={car.id}>
          <th scope="row" className={styles.cell}>
            {car.plate === null ? car.name : parts([car.name, car.plate])}
          </th>
          <td className={styles.cell}>{dateRange(from, to)}</td>
          <td className={styles.numberCell}>{number(wholeDays)}</td>
        </tr>
      ))}
    />
  );
}

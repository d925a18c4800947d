import { Trans, useLingui } from "@lingui/react/macro";
import type { Figures } from "@sayara/api-client/contract/figures/Figures";
import { cancellationsOf } from "@sayara/domain/figures/dayFigures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FigureTable } from "./FigureTable.tsx";
import { columnMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";

/** Table of all figures for each part of the period, including those of the charts. */
export function PartsTable({ figures: { parts } }: { figures: Figures }) {
  const { t, i18n } = useLingui();
  const { price, percent, number, dateRange } = useFormats();
  const numbers = [
    columnMessages.occupancy,
    columnMessages.bookedCarDays,
    columnMessages.offeredCarDays,
    columnMessages.revenue,
    columnMessages.commission,
    columnMessages.bookings,
    columnMessages.cancellations,
  ];
  return (
    <FigureTable
      id="figures"
      title={<Trans>All figures</Trans>}
      columns={[
        { name: t`Days` },
        ...numbers.map((message) => ({ name: i18n._(message), isNumber: true as const })),
      ]}
      rows={parts.map(({ from, to, values }) => (
        <tr key={from}>
          <th scope="row" className={styles.dayCell}>
            {dateRange(from, to)}
          </th>
          <td className={styles.numberCell}>
            {values.occupancy === null ? "–" : percent(Math.round(values.occupancy))}
          </td>
          <td className={styles.numberCell}>{number(Math.round(values.bookedCarDays))}</td>
          <td className={styles.numberCell}>{number(Math.round(values.offeredCarDays))}</td>
          <td className={styles.numberCell}>{price(values.revenue)}</td>
          <td className={styles.numberCell}>{price(values.commissionEarned)}</td>
          <td className={styles.numberCell}>{number(values.bookings)}</td>
          <td className={styles.numberCell}>{number(cancellationsOf(values.cancelled))}</td>
        </tr>
      ))}
    />
  );
}

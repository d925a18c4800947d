import { Trans, useLingui } from "@lingui/react/macro";
import type { Figures } from "@sayara/api-client/contract/figures/Figures";
import { cancellationsOf } from "@sayara/domain/figures/dayFigures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { columnMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";

/** The figures of each part: what the bars show, and the rest. */
export function PartsTable({ figures: { parts } }: { figures: Figures }) {
  const { i18n } = useLingui();
  const { price, percent, number, dateRange } = useFormats();
  const columns = [
    columnMessages.occupancy,
    columnMessages.bookedCarDays,
    columnMessages.offeredCarDays,
    columnMessages.revenue,
    columnMessages.commission,
    columnMessages.bookings,
    columnMessages.cancellations,
  ];
  return (
    <Stack gap="sm">
      <Heading level={2} size="md" id="figures-parts">
        <Trans>All figures</Trans>
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
      <section className={styles.scroller} aria-labelledby="figures-parts" tabIndex={0}>
        <table id="figures-table" className={styles.table} aria-labelledby="figures-parts">
          <thead>
            <tr>
              <th scope="col" className={styles.nameHead}>
                <Trans>Days</Trans>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={styles.numberHead}>
                  {i18n._(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ from, to, values }) => (
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
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

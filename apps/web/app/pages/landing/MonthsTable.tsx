import { Trans, useLingui } from "@lingui/react/macro";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { monthName } from "./monthName.ts";
import { type MonthRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** Table with the figures of the chart. */
export function MonthsTable({ rows, formats }: { rows: readonly MonthRow[]; formats: Formats }) {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <Trans>Month</Trans>
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col" className={styles.figure}>
              {i18n._(carTypeMessages[size])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, usual }) => (
          <tr key={month}>
            <th scope="row" className={styles.head}>
              {monthName(month, "long", language)}
            </th>
            {usual.map((price, index) => (
              <td key={sizes[index]} className={styles.figure}>
                {price === null ? t`no car` : formats.price(price)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

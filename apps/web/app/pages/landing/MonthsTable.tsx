import type { Formats } from "@sayara/i18n/format/createFormats";
import { articleMessages, sizeMessages } from "./articleMessages.ts";
import { monthName } from "./monthName.ts";
import { type MonthRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** Table with the figures of the chart. */
export function MonthsTable({ rows, formats }: { rows: readonly MonthRow[]; formats: Formats }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {articleMessages.month}
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col" className={styles.figure}>
              {sizeMessages[size]?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, usual }) => (
          <tr key={month}>
            <th scope="row" className={styles.head}>
              {monthName(month, "long")}
            </th>
            {usual.map((price, index) => (
              <td key={sizes[index]} className={styles.figure}>
                {price === null ? articleMessages.none : formats.price(price)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

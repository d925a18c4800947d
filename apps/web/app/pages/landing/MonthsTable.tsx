import type { Formats } from "@sayara/i18n/format/createFormats";
import { articleWords, sizeWords } from "./articleWords.ts";
import { monthName } from "./monthName.ts";
import { type MonthRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** The figures of the chart. */
export function MonthsTable({ rows, formats }: { rows: readonly MonthRow[]; formats: Formats }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {articleWords.month}
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col" className={styles.figure}>
              {sizeWords[size]?.name}
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
                {price === null ? articleWords.none : formats.price(price)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

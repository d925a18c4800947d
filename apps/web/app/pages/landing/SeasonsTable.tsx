import type { Formats } from "@sayara/i18n/format/createFormats";
import { articleMessages, seasonMessages, sizeMessages } from "./articleMessages.ts";
import { type SeasonRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** Table of the lowest and usual prices by season and size. */
export function SeasonsTable({ rows, formats }: { rows: readonly SeasonRow[]; formats: Formats }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a group that scrolls is reached by keyboard
    <div className={styles.scroll} role="group" aria-labelledby="prices" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {articleMessages.season}
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={styles.figure}>
                {sizeMessages[size]?.name}
                <span className={styles.small}>{sizeMessages[size]?.like}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ season, prices }) => (
            <tr key={season}>
              <th scope="row" className={styles.head}>
                {seasonMessages[season].name}
                <span className={styles.small}>{seasonMessages[season].months}</span>
              </th>
              {prices.map((price, index) => (
                <td key={sizes[index]} className={styles.figure}>
                  {price === null ? (
                    <span className={styles.small}>{articleMessages.none}</span>
                  ) : (
                    <>
                      <span className={styles.amount}>
                        {articleMessages.from} {formats.price(price.lowest)}
                      </span>
                      <span className={styles.small}>
                        {articleMessages.usual} {formats.price(price.usual)}
                      </span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

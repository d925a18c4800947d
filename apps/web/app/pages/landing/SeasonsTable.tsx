import { Trans, useLingui } from "@lingui/react/macro";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { modelMessages, seasonMessages } from "./seasonMessages.ts";
import { type SeasonRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** Table of the lowest and usual prices by season and size. */
export function SeasonsTable({ rows, formats }: { rows: readonly SeasonRow[]; formats: Formats }) {
  const { i18n } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a group that scrolls is reached by keyboard
    <div className={styles.scroll} role="group" aria-labelledby="prices" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <Trans>Season</Trans>
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={styles.figure}>
                {i18n._(carTypeMessages[size])}
                <span className={styles.small}>{i18n._(modelMessages[size])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ season, prices }) => (
            <tr key={season}>
              <th scope="row" className={styles.head}>
                {i18n._(seasonMessages[season].name)}
                <span className={styles.small}>{i18n._(seasonMessages[season].months)}</span>
              </th>
              {prices.map((price, index) => (
                <td key={sizes[index]} className={styles.figure}>
                  {price === null ? (
                    <span className={styles.small}>
                      <Trans>no car</Trans>
                    </span>
                  ) : (
                    <SeasonPrice lowest={formats.price(price.lowest)} usual={formats.price(price.usual)} />
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

function SeasonPrice({ lowest, usual }: { lowest: string; usual: string }) {
  return (
    <>
      <span className={styles.amount}>
        <Trans>from {lowest}</Trans>
      </span>
      <span className={styles.small}>
        <Trans>usual price {usual}</Trans>
      </span>
    </>
  );
}

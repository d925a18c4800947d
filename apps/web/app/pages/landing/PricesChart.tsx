import { useLingui } from "@lingui/react/macro";
import { directionOf } from "@sayara/domain/language/directionOf";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import type { Formats } from "@sayara/i18n/format/createFormats";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { monthName } from "./monthName.ts";
import { type MonthRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** Sizes in the drawing's own units, measured from the side where a line of text begins. */
const width = 640;
const height = 280;
const plot = { start: 44, end: 600, top: 16, bottom: 244 };
/** Distance between two grid lines, in TND. */
const STEP = 50;

/** Chart of the usual price by month, with one line per size. The table of months is its text alternative. */
export function PricesChart({ rows, formats }: { rows: readonly MonthRow[]; formats: Formats }) {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  const chart = t`Usual price of one day in dinars, by month and size`;
  // The browser aligns texts by their own direction, so in a right-to-left language only the positions are
  // mirrored.
  const across = (distance: number) => (directionOf(language) === "rtl" ? width - distance : distance);
  const prices = rows.flatMap(({ usual }) => usual.filter((price) => price !== null));
  const top = Math.ceil(Math.max(STEP, ...prices) / STEP) * STEP;
  const x = (index: number) =>
    plot.start + 20 + (index * (plot.end - plot.start - 40)) / Math.max(1, rows.length - 1);
  const y = (price: number) => plot.bottom - (price / top) * (plot.bottom - plot.top);
  const scale = Array.from({ length: top / STEP + 1 }, (_, index) => index * STEP);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{chart}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a group that scrolls is reached by keyboard */}
      <div className={styles.scroll} role="group" aria-label={chart} tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={chart} className={styles.drawing}>
          {scale.map((price) => (
            <g key={price}>
              <path
                d={`M${across(plot.start)} ${y(price)}H${across(plot.end)}`}
                className={styles.gridLine}
              />
              <text x={across(plot.start - 8)} y={y(price)} className={styles.scaleText}>
                {formats.number(price)}
              </text>
            </g>
          ))}
          {rows.map(({ month }, index) => (
            <text key={month} x={across(x(index))} y={plot.bottom + 22} className={styles.monthText}>
              {monthName(month, "short", language)}
            </text>
          ))}
          {sizes.map((size, column) => {
            const points = rows.flatMap(({ usual }, index) => {
              const price = usual[column] ?? null;
              return price === null ? [] : [{ index, price }];
            });
            const last = points.at(-1);
            if (last === undefined) return null;
            const path = points.map(({ index, price }) => `${across(x(index))} ${y(price)}`).join("L");
            return (
              <g key={size} className={styles.lines[size]}>
                <path d={`M${path}`} className={styles.line} strokeWidth="2.5" />
                {points.map(({ index, price }) => (
                  <circle key={index} cx={across(x(index))} cy={y(price)} r="3.5" className={styles.dot} />
                ))}
                <text x={across(x(last.index) + 10)} y={y(last.price)} className={styles.lineText}>
                  {i18n._(carTypeMessages[size])}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

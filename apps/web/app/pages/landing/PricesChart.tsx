import type { Formats } from "@sayara/i18n/format/createFormats";
import { articleMessages, sizeMessages } from "./articleMessages.ts";
import { monthName } from "./monthName.ts";
import { type MonthRow, sizes } from "./seasonPrices.ts";
import * as styles from "./Landing.css.ts";

/** In the drawing's own units. */
const width = 640;
const height = 280;
const plot = { left: 44, right: 600, top: 16, bottom: 244 };
/** Distance between two lines of the scale, in TND. */
const STEP = 50;

/**
 * Chart of the usual price by month, with one line per size. The table of months is the text alternative with the same
 * figures.
 */
export function PricesChart({ rows, formats }: { rows: readonly MonthRow[]; formats: Formats }) {
  const prices = rows.flatMap(({ usual }) => usual.filter((price) => price !== null));
  const top = Math.ceil(Math.max(STEP, ...prices) / STEP) * STEP;
  const x = (index: number) =>
    plot.left + 20 + (index * (plot.right - plot.left - 40)) / Math.max(1, rows.length - 1);
  const y = (price: number) => plot.bottom - (price / top) * (plot.bottom - plot.top);
  const scale = Array.from({ length: top / STEP + 1 }, (_, index) => index * STEP);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{articleMessages.chart}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a group that scrolls is reached by keyboard */}
      <div className={styles.scroll} role="group" aria-label={articleMessages.chart} tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={articleMessages.chart}
          className={styles.drawing}
        >
          {scale.map((price) => (
            <g key={price}>
              <path d={`M${plot.left} ${y(price)}H${plot.right}`} className={styles.gridLine} />
              <text x={plot.left - 8} y={y(price)} className={styles.scaleText}>
                {formats.number(price)}
              </text>
            </g>
          ))}
          {rows.map(({ month }, index) => (
            <text key={month} x={x(index)} y={plot.bottom + 22} className={styles.monthText}>
              {monthName(month, "short")}
            </text>
          ))}
          {sizes.map((size, column) => {
            const points = rows.flatMap(({ usual }, index) => {
              const price = usual[column] ?? null;
              return price === null ? [] : [{ index, price }];
            });
            const last = points.at(-1);
            if (last === undefined) return null;
            const path = points.map(({ index, price }) => `${x(index)} ${y(price)}`).join("L");
            return (
              <g key={size} className={styles.lines[size]}>
                <path d={`M${path}`} className={styles.line} strokeWidth="2.5" />
                {points.map(({ index, price }) => (
                  <circle key={index} cx={x(index)} cy={y(price)} r="3.5" className={styles.dot} />
                ))}
                <text x={x(last.index) + 10} y={y(last.price)} className={styles.lineText}>
                  {sizeMessages[size]?.name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

import { Heading } from "@sayara/ui/Heading/Heading";
import { useId } from "react";
import * as styles from "./Figures.css.ts";

interface BarChartProps {
  title: string;
  /** Formatted largest value. */
  top: string;
  /** Labels of the first and the last bar. */
  ends: readonly [string, string];
  /** Heights of the bars. Negative values count as 0. */
  values: readonly number[];
  /** Value that fills the height of the chart. */
  max: number;
  /** Id of the table with the same figures. */
  describedBy: string;
}

/** Unit of the view box, which is stretched to fit. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 100;

/** Bar chart of a figure over time. A table on the page is its text alternative. */
export function BarChart({ title, top, ends, values, max, describedBy }: BarChartProps) {
  const id = useId();
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      <p className={styles.scale} aria-hidden>
        {top}
      </p>
      <svg
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        aria-describedby={describedBy}
        className={styles.bars}
      >
        {values.map((value, index) => {
          const height = max <= 0 ? 0 : (Math.max(0, value) / max) * HEIGHT;
          return (
            <rect
              key={index}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={styles.bar}
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden>
        {ends[0] !== ends[1] && <span>{ends[0]}</span>}
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}

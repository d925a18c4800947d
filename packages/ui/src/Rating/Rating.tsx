"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Rating.css.ts";

export type RatingProps = {
  /** 0 to 5. Stars can be partly filled. */
  value: number;
  /** The formatted value: "4.6", "4,6". */
  text: ReactNode;
  /** Text alternative of the stars: "4.6 out of 5". */
  label: string;
  /** "(128 reviews)". */
  count?: ReactNode;
  /** Shows one star beside the number, for lists. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

const starPath = "M8 .9l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z";

/** A mean rating as stars and text. */
export function Rating({ value, text, label, count, compact = false, className }: RatingProps) {
  const clipId = useId();
  const positions = compact ? [0] : [0, 17, 34, 51, 68];
  const filledWidth = compact ? 16 : (Math.max(0, Math.min(5, value)) / 5) * 84;

  return (
    <span className={clsx(styles.rating, className)}>
      <svg
        aria-hidden
        viewBox={compact ? "0 0 16 16" : "0 0 84 16"}
        className={compact ? styles.star : styles.stars}
      >
        <clipPath id={clipId}>
          <rect width={filledWidth} height={16} />
        </clipPath>
        {[styles.empty, styles.full].map((starClass) => (
          <g
            key={starClass}
            className={starClass}
            clipPath={starClass === styles.full ? `url(#${clipId})` : undefined}
          >
            {positions.map((x) => (
              <path key={x} d={starPath} transform={`translate(${x} 0)`} />
            ))}
          </g>
        ))}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.value}>
        {text}
      </span>
      {count && <span className={styles.count}> {count}</span>}
    </span>
  );
}

import { clsx } from "clsx";
import { useId } from "react";
import * as styles from "./ZelligePattern.css.ts";

export type ZelligePatternProps = {
  /** `quiet` on the page's own grounds, `onPrimary` on blue. */
  tone?: keyof typeof styles.tones | undefined;
  className?: string | undefined;
};

// Khatem: two squares make a star of eight points; stars touch, and crosses are left between them.
const star =
  "M40 4L50.5 14.5H65.5V29.5L76 40L65.5 50.5V65.5H50.5L40 76L29.5 65.5H14.5V50.5L4 40L14.5 29.5V14.5H29.5Z";
const heart =
  "M40 22L45.3 27.3H52.7V34.7L58 40L52.7 45.3V52.7H45.3L40 58L34.7 52.7H27.3V45.3L22 40L27.3 34.7V27.3H34.7Z";
const joints = "M40 0V4M40 76V80M0 40H4M76 40H80M0 0L14.5 14.5M80 0L65.5 14.5M0 80L14.5 65.5M80 80L65.5 65.5";

/** Tiles as a quiet texture behind a band of the page. Fills the nearest positioned ancestor; decoration only. */
export function ZelligePattern({ tone = "quiet", className }: ZelligePatternProps) {
  const id = useId();
  return (
    <svg aria-hidden className={clsx(styles.pattern, styles.tones[tone], className)}>
      <pattern id={id} width={80} height={80} patternUnits="userSpaceOnUse">
        <path d={star} fill="none" stroke="currentColor" strokeWidth={2} />
        <path d={heart} fill="currentColor" />
        <path d={joints} stroke="currentColor" strokeWidth={2} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

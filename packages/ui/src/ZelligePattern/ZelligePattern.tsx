import { clsx } from "clsx";
import * as styles from "./ZelligePattern.css.ts";

export type ZelligePatternProps = {
  /** `quiet` on the page's own grounds, `onPrimary` on blue. */
  tone?: keyof typeof styles.tones | undefined;
  className?: string | undefined;
};

/** Tiles as a quiet texture behind a band of the page. Fills the nearest positioned ancestor; decoration only. */
export function ZelligePattern({ tone = "quiet", className }: ZelligePatternProps) {
  return <span aria-hidden className={clsx(styles.pattern, styles.tones[tone], className)} />;
}

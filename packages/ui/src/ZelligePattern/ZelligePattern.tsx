import { clsx } from "clsx";
import * as styles from "./ZelligePattern.css.ts";

export type ZelligePatternProps = {
  /** `quiet` on the page's backgrounds, `onPrimary` on the primary colour. */
  tone?: keyof typeof styles.tones | undefined;
  className?: string | undefined;
};

/** Tiles as a decorative background texture. Fills the nearest positioned ancestor. */
export function ZelligePattern({ tone = "quiet", className }: ZelligePatternProps) {
  return <span aria-hidden className={clsx(styles.pattern, styles.tones[tone], className)} />;
}

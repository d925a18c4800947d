import { clsx } from "clsx";
import * as styles from "./Skeleton.css.ts";

export type SkeletonProps = {
  /** What it keeps the place of, in that thing's own height. */
  shape?: keyof typeof styles.shapes | undefined;
  width?: keyof typeof styles.widths | undefined;
  className?: string | undefined;
};

/** Keeps the place of what is still loading. Silent: say "loading" once, with `aria-busy` on what contains it. */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx(styles.skeleton, styles.shapes[shape], styles.widths[width], className)}
    />
  );
}

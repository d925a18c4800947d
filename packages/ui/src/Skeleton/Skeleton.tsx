import { clsx } from "clsx";
import * as styles from "./Skeleton.css.ts";

export type SkeletonProps = {
  /** Shape of the content it replaces, with the same height. */
  shape?: keyof typeof styles.shapes | undefined;
  width?: keyof typeof styles.widths | undefined;
  className?: string | undefined;
};

/** Placeholder for loading content. Hidden from screen readers: set `aria-busy` on its container. */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx(styles.skeleton, styles.shapes[shape], styles.widths[width], className)}
    />
  );
}

import { clsx } from "clsx";
import * as styles from "./Skeleton.css.ts";

export type SkeletonProps = {
  /** The content that it replaces, with that content's height. */
  shape?: keyof typeof styles.shapes | undefined;
  width?: keyof typeof styles.widths | undefined;
  className?: string | undefined;
};

/** Placeholder for loading content, hidden from screen readers: set `aria-busy` on its container. */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={clsx(styles.skeleton, styles.shapes[shape], styles.widths[width], className)}
    />
  );
}

import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import { gaps } from "../Stack/Stack.css.ts";
import type { Gap } from "../Stack/Stack.tsx";
import * as styles from "./Grid.css.ts";

export type GridProps = ComponentProps<"div"> & {
  as?: "div" | "ul" | "ol" | "section";
  /** Minimum width of a column: 160, 256 or 352 px. */
  columns?: keyof typeof styles.columns | undefined;
  gap?: Gap | undefined;
};

/** Equal columns, as many as fit, without media queries. */
export function Grid({ as = "div", columns = "medium", gap = "md", className, ...rest }: GridProps) {
  return createElement(as, {
    ...rest,
    className: clsx(styles.grid, styles.columns[columns], gaps[gap], className),
  });
}

import { createElement, type ComponentProps } from "react";
import { clsx } from "clsx";
import * as styles from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = ComponentProps<"span"> & {
  as?: "span" | "div" | "p" | "h1" | "h2" | "h3" | "legend" | "caption";
};

/** Text for screen readers only. */
export function VisuallyHidden({ as = "span", className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: clsx(styles.hidden, className) });
}

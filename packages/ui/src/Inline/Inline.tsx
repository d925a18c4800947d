import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import { gaps } from "../Stack/Stack.css.ts";
import type { Gap } from "../Stack/Stack.tsx";
import * as styles from "./Inline.css.ts";

export type InlineProps = ComponentProps<"div"> & {
  as?: "div" | "ul" | "ol" | "span" | "nav" | "header" | "footer" | "section";
  gap?: Gap | undefined;
  align?: keyof typeof styles.aligns | undefined;
  justify?: keyof typeof styles.justifications | undefined;
  /** Wraps onto further lines (default). */
  wrap?: boolean | undefined;
};

/** Lays out its children in a row. */
export function Inline({
  as = "div",
  gap = "xs",
  align = "center",
  justify = "start",
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      styles.inline,
      !wrap && styles.nowrap,
      gaps[gap],
      styles.aligns[align],
      styles.justifications[justify],
      className,
    ),
  });
}

import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Stack.css.ts";

/** A spacing by its name in the theme. */
export type Gap = keyof typeof styles.gaps;

export type StackProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "ul" | "ol" | "form" | "main" | "header" | "footer" | "nav" | "aside";
  gap?: Gap | undefined;
  align?: keyof typeof styles.aligns | undefined;
};

/** Lays out its children in a column, with equal gaps. */
export function Stack({ as = "div", gap = "md", align = "stretch", className, ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: clsx(styles.stack, styles.gaps[gap], styles.aligns[align], className),
  });
}

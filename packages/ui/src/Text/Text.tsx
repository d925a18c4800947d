import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Text.css.ts";

export type TextProps = ComponentProps<"p"> & {
  as?: "p" | "span" | "div" | "strong" | "em" | "small" | "li" | "dt" | "dd" | "figcaption";
  size?: keyof typeof styles.sizes | undefined;
  tone?: keyof typeof styles.tones | undefined;
  weight?: keyof typeof styles.weights | undefined;
  /** Tabular figures, for amounts and times in a column. */
  tabular?: boolean | undefined;
  /** Limits lines to 65 characters. */
  measure?: boolean | undefined;
  /** One line, truncated with an ellipsis. */
  truncated?: boolean | undefined;
};

/** Running text in the theme's sizes, tones and weights. */
export function Text({
  as = "p",
  size = "md",
  tone = "plain",
  weight = "regular",
  tabular = false,
  measure = false,
  truncated = false,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      styles.sizes[size],
      styles.tones[tone],
      styles.weights[weight],
      tabular && styles.tabular,
      measure && styles.measure,
      truncated && styles.truncated,
      className,
    ),
  });
}

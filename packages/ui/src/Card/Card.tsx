import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Card.css.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside" | "form";
  padding?: keyof typeof styles.paddings | undefined;
  /** Adds the theme's shadow. */
  floating?: boolean | undefined;
  /** Marks the selected card. */
  chosen?: boolean | undefined;
  /** Reacts to hover and press. For cards covered by a link inside. */
  pressable?: boolean | undefined;
};

/** A surface around one item. */
export function Card({
  as = "div",
  padding = "md",
  floating = false,
  chosen = false,
  pressable = false,
  className,
  ...rest
}: CardProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      styles.card,
      styles.paddings[padding],
      floating && styles.floating,
      pressable && styles.pressable,
      chosen && styles.chosen,
      className,
    ),
  });
}

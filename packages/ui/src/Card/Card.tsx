import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Card.css.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside" | "form";
  padding?: keyof typeof styles.paddings | undefined;
  /** Lifted off the page by the one soft shadow. */
  floating?: boolean | undefined;
  /** The one that was picked. */
  chosen?: boolean | undefined;
  /** Answers to the pointer, because a link inside covers it. */
  pressable?: boolean | undefined;
};

/** A surface that holds one thing. */
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

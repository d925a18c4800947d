import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Heading.css.ts";

export type HeadingProps = ComponentProps<"h2"> & {
  /** Level in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, if it differs from the level. */
  size?: keyof typeof styles.sizes | undefined;
};

const sizeOfLevel = { 1: "xxl", 2: "xl", 3: "lg", 4: "md" } as const;

/** A heading with a level and an independent visual size. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  return createElement(`h${level}`, {
    ...rest,
    className: clsx(styles.heading, styles.sizes[size], className),
  });
}

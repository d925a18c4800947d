import { clsx } from "clsx";
import { createElement, type ComponentProps } from "react";
import * as styles from "./Stack.css.ts";

/** The name of a gap in the theme. */
export type Gap = keyof typeof styles.gaps;

/** Elements that a stack can be. */
type StackElement =
  | "div"
  | "section"
  | "article"
  | "ul"
  | "ol"
  | "form"
  | "main"
  | "header"
  | "footer"
  | "nav"
  | "aside";

interface StackLayout<As> {
  as?: As;
  gap?: Gap | undefined;
  align?: keyof typeof styles.aligns | undefined;
}

/** Props of the element. `as` determines the types of its events: `as="form"` has a form's `onSubmit`. */
export type StackProps<As extends StackElement = "div"> = ComponentProps<As> & StackLayout<As>;

/** Lays out its children in a column, with equal gaps. */
export function Stack<As extends StackElement = "div">({
  as,
  gap,
  align,
  className,
  ...rest
}: StackProps<As>) {
  return createElement(as ?? "div", {
    ...rest,
    className: clsx(styles.stack, styles.gaps[gap ?? "md"], styles.aligns[align ?? "stretch"], className),
  });
}

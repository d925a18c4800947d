import { clsx } from "clsx";
import * as styles from "./Button.css.ts";

/** How a button, or a link that looks like one, looks. */
export type ButtonLook = {
  /** One `primary` a view. */
  tone?: "primary" | "neutral" | "soft" | "quiet" | "danger" | undefined;
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

/** The classes of a button, for what is no `button` but looks like one. */
export function buttonClass({ tone = "primary", size = "medium", block = false }: ButtonLook): string {
  return clsx(styles.button, styles.sizes[size], styles.tones[tone], block && styles.block);
}

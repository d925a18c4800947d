import { clsx } from "clsx";
import * as styles from "./Button.css.ts";

/** Appearance of a button or of a link styled as one. */
export type ButtonLook = {
  /** At most one `primary` per view. */
  tone?: "primary" | "neutral" | "soft" | "quiet" | "danger" | undefined;
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as the container. */
  block?: boolean | undefined;
};

/** Returns the classes of a button, for other elements styled as buttons. */
export function buttonClass({ tone = "primary", size = "medium", block = false }: ButtonLook): string {
  return clsx(styles.button, styles.sizes[size], styles.tones[tone], block && styles.block);
}

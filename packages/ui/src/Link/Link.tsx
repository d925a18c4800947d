import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { renderLink, type RenderedLink } from "./renderLink.ts";
import * as styles from "./Link.css.ts";

export type LinkProps = ComponentProps<"a"> &
  RenderedLink & {
    /** `plain` where the surroundings already say that it is a link (a menu, a footer). */
    tone?: "primary" | "plain" | undefined;
  };

/**
 * Leads elsewhere. Knows no router: hand it the router's element.
 *
 * @example
 * <Link render={<RouterLink to="/about" />}>About us</Link>
 */
export function Link({ render, tone = "primary", className, ...anchor }: LinkProps) {
  return renderLink(render, { ...anchor, className: clsx(styles.link, styles.tones[tone], className) });
}

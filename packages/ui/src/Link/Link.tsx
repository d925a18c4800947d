import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { renderLink, type LinkRenderProps } from "./renderLink.ts";
import * as styles from "./Link.css.ts";

export type LinkProps = ComponentProps<"a"> &
  LinkRenderProps & {
    /** `plain` if the context, such as a menu or a footer, identifies it as a link. */
    tone?: "primary" | "plain" | undefined;
  };

/**
 * A link. Works with any router: pass the router's element as `render`.
 *
 * @example
 * <Link render={<RouterLink to="/about" />}>About us</Link>
 */
export function Link({ render, tone = "primary", className, ...anchor }: LinkProps) {
  return renderLink(render, { ...anchor, className: clsx(styles.link, styles.tones[tone], className) });
}

import { clsx } from "clsx";
import type { ComponentType, SVGProps } from "react";
import * as styles from "./Icon.css.ts";
import { iconSpriteUrl } from "./iconSpriteUrl.ts";
import type * as icons from "./icons.tsx";

/** The name of a symbol in `icons.svg`. */
export type IconName = (typeof icons)[keyof typeof icons];

/** An icon of `@sayara/ui/Icon/icons`, or any 24 × 24 SVG component that uses `currentColor`. */
export type IconPicture = IconName | ComponentType<SVGProps<SVGSVGElement>>;

export type IconProps = {
  picture: IconPicture;
  /** Accessible name, needed if no text beside the icon conveys its meaning. Without it, the icon is decorative. */
  label?: string | undefined;
  size?: "small" | "medium" | "large" | undefined;
  className?: string | undefined;
};

/** Icons that are mirrored in right-to-left documents. */
const pointing: ReadonlySet<unknown> = /* @__PURE__ */ new Set<IconName>([
  "back",
  "forward",
  "previous",
  "next",
  "sign-in",
  "sign-out",
  "external",
]);

/**
 * An icon in the colour and line height of the surrounding text.
 *
 * @example
 * <Icon picture={FuelIcon} label="Diesel" />
 */
export function Icon({ picture: Picture, label, size = "medium", className }: IconProps) {
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const props = {
    className: clsx(styles.icon, styles.sizes[size], pointing.has(Picture) && styles.pointing, className),
    focusable: false,
    ...ariaProps,
  };
  if (typeof Picture !== "string") return <Picture {...props} />;
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <use href={`${iconSpriteUrl}#${Picture}`} />
    </svg>
  );
}

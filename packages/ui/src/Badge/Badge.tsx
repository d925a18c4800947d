import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import * as styles from "./Badge.css.ts";

export type BadgeProps = ComponentProps<"span"> & {
  tone?: keyof typeof styles.tones | undefined;
  icon?: IconPicture | undefined;
};

/** A short fact: a status, "Included", "Unlimited mileage". The text carries the meaning, not just the colour. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx(styles.badge, styles.tones[tone], className)}>
      {icon && <Icon picture={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}

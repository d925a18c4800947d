import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.tsx";
import { renderLink, type LinkRenderProps } from "../Link/renderLink.ts";
import * as styles from "./Chip.css.ts";

export type ChipProps = ComponentProps<"button"> & {
  /** Whether the filter is active. */
  pressed: boolean;
  icon?: IconPicture | undefined;
  /** Number of results that would remain. */
  count?: ReactNode;
};

/** A pill-shaped toggle button for a filter. */
export function Chip({ pressed, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={clsx(styles.chip, className)}>
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
    </button>
  );
}

export type ChipChoiceProps = Omit<ComponentProps<"input">, "type"> & {
  /** `checkbox` for multiple choice, `radio` (with one `name`) for a single one. */
  type: "checkbox" | "radio";
  icon?: IconPicture | undefined;
  count?: ReactNode;
};

/** The same pill as a native form control. Works without JavaScript. */
export function ChipChoice({ icon, count, className, children, ...input }: ChipChoiceProps) {
  return (
    <label className={clsx(styles.chip, className)}>
      <input {...input} className={styles.input} />
      <ChipContent icon={icon} count={count}>
        {children}
      </ChipContent>
    </label>
  );
}

export type RemovableChipProps = ComponentProps<"a"> &
  LinkRenderProps & {
    /** Read by screen readers before the value: "Remove". */
    removeLabel: string;
  };

/** An active filter. Its link leads to the same results without the filter. */
export function RemovableChip({ render, removeLabel, className, children, ...anchor }: RemovableChipProps) {
  return renderLink(render, {
    ...anchor,
    className: clsx(styles.chip, styles.removable, className),
    children: (
      <>
        {children} <Icon picture={CloseIcon} size="small" label={removeLabel} />
      </>
    ),
  });
}

function ChipContent({ icon, count, children }: Pick<ChipProps, "icon" | "count" | "children">) {
  return (
    <>
      {icon && <Icon picture={icon} size="small" />}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </>
  );
}

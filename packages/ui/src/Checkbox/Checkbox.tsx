"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon } from "../Icon/icons.tsx";
import * as styles from "./Checkbox.css.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The label. */
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Same as `announceError` of `Field`: whether a new error is announced. */
  announceError?: boolean | undefined;
  /** At the end of the line: a price, a number of results. */
  trailing?: ReactNode;
};

/**
 * A yes-or-no choice, unticked by default.
 *
 * @example
 * <Checkbox name="aircon" value="true" trailing="128">Air conditioning</Checkbox>
 */
export function Checkbox({
  children,
  hint,
  error,
  announceError,
  trailing,
  id: idProp,
  className,
  ...input
}: CheckboxProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <div className={className}>
      <label className={styles.choice}>
        <span className={styles.box}>
          <input
            {...input}
            type="checkbox"
            id={id}
            className={styles.input}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
          />
          <Icon picture={CheckIcon} size="small" className={styles.tick} />
        </span>
        <span className={styles.text}>
          <span id={`${id}-label`}>{children}</span>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </label>
      <FieldError id={`${id}-error`} announced={announceError}>
        {error}
      </FieldError>
    </div>
  );
}

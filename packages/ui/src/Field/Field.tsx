"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { ErrorIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";

/** Messages around a field's control. */
export type FieldMessages = {
  label: ReactNode;
  /** Further explanation below the label. Part of the accessible description. */
  hint?: ReactNode;
  /** The error and its remedy. Marks the field as invalid. */
  error?: ReactNode;
  /**
   * Whether a new error is announced by the field. False if the focus moves to an invalid field, whose error is then
   * read anyway.
   */
  announceError?: boolean | undefined;
  /** At the opposite end from the label: "optional", a link. */
  aside?: ReactNode;
  /** Hides the label visually, if the context makes the field's purpose clear. */
  labelHidden?: boolean | undefined;
  width?: keyof typeof styles.widths | undefined;
};

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldBaseProps = FieldMessages & {
  id?: string | undefined;
  className?: string | undefined;
};

export type FieldProps = FieldBaseProps & { children: (control: FieldControl) => ReactNode };

/** Label, hint and error around a control. Base of the field components. */
export function Field({
  id: idProp,
  label,
  hint,
  error,
  announceError,
  aside,
  labelHidden = false,
  width = "full",
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );

  return (
    <div className={clsx(styles.field, styles.widths[width], className)}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.labelLine}>
          {labelElement}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": clsx(hintId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId} announced={announceError}>
        {error}
      </FieldError>
    </div>
  );
}

/** Splits a field component's props into those of `Field` and those of its control. */
export function splitField<Props extends FieldBaseProps>({
  label,
  hint,
  error,
  announceError,
  aside,
  labelHidden,
  width,
  id,
  className,
  ...control
}: Props) {
  return { field: { label, hint, error, announceError, aside, labelHidden, width, id, className }, control };
}

/** The border and background of a control, with an optional icon before it. */
export function FieldLayout({ icon, children }: { icon?: IconPicture | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {icon && <Icon picture={icon} className={styles.leading} />}
      {children}
    </div>
  );
}

interface FieldErrorProps {
  id: string | undefined;
  /** Whether a new error is announced by the live region. */
  announced?: boolean | undefined;
  children: ReactNode;
}

/** The error below a control. Always rendered, even while empty: a live region announces only later changes. */
export function FieldError({ id, announced = true, children }: FieldErrorProps) {
  return (
    <div aria-live={announced ? "polite" : "off"}>
      {children && (
        <p id={id} className={styles.error}>
          <Icon picture={ErrorIcon} size="small" className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

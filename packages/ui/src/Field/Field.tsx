"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { ErrorIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";

/** Texts of a field around its control. */
export type FieldMessages = {
  label: ReactNode;
  /** Further explanation below the label; part of the accessible description. */
  hint?: ReactNode;
  /** The error and its remedy; marks the field as invalid. */
  error?: ReactNode;
  /** False where the focus moves to the field with its error, or to another one: the error is then not announced beside that. */
  announceError?: boolean | undefined;
  /** At the label's other end: "optional", a link. */
  aside?: ReactNode;
  /** Hides the label visually, where the context shows what the field is. */
  labelHidden?: boolean | undefined;
  width?: keyof typeof styles.widths | undefined;
};

/** Attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldShell = FieldMessages & {
  id?: string | undefined;
  className?: string | undefined;
};

export type FieldProps = FieldShell & { children: (control: FieldControl) => ReactNode };

/** Label, hint and error around a control. Base of the field components. */
export function Field({
  id: givenId,
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
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelled = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );

  return (
    <div className={clsx(styles.field, styles.widths[width], className)}>
      {labelHidden ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <div className={styles.labelLine}>
          {labelled}
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

/** Splits the props of a field component into those of `Field` and the rest, which its control takes. */
export function splitField<Props extends FieldShell>({
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

/** The border and background of a control, with an icon before it. */
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
  /** Whether a new error is announced where it stands. */
  announced?: boolean | undefined;
  children: ReactNode;
}

/**
 * The error below a control. Always rendered, also while empty: a live region announces only later changes. A control that
 * takes the focus is read with its error, which is then not announced a second time.
 */
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

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ErrorIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";

/** What every field says around its control. All words come from outside. */
export type FieldWords = {
  label: ReactNode;
  /** Says more, below the label; read out with the field. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the field as invalid. */
  error?: ReactNode;
  /** At the label's other end: "optional", a link. */
  aside?: ReactNode;
  /** The label is only heard, because the surroundings show what the field is. */
  labelHidden?: boolean | undefined;
  width?: keyof typeof styles.widths | undefined;
};

/** What the control must carry, so that its words belong to it. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around a control. The building block of the fields. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
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
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Its place is always there, so that a screen reader hears an error arrive. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className={styles.error}>
          <Icon picture={ErrorIcon} size="small" className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

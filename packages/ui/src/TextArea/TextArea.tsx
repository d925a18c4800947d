import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as styles from "../Field/Field.css.ts";
import { Field, type FieldWords } from "../Field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "width">;

/** Several lines of text; grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  labelHidden,
  width,
  id,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, width, className }}>
      {(control) => (
        <div className={styles.frame}>
          <textarea rows={4} {...textarea} {...control} className={clsx(styles.control, area)} />
        </div>
      )}
    </Field>
  );
}

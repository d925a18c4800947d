"use client";

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "../Field/Field.css.ts";
import { Field, FieldFrame, splitField, type FieldWords } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "width"> & {
    icon?: IconPicture | undefined;
    /** After the value: a unit, a button. */
    trailing?: ReactNode;
  };

/**
 * One line of text. Set `type`, `inputMode` and `autoComplete`: they select the keyboard on phones.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="email" error={words.email} {...register("email")} />
 */
export function TextField({ icon, trailing, ...props }: TextFieldProps) {
  const { field, control: input } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldFrame icon={icon}>
          <input
            type="text"
            {...input}
            {...control}
            // A group of fields may share one error.
            aria-invalid={control["aria-invalid"] ?? input["aria-invalid"]}
            aria-describedby={clsx(control["aria-describedby"], input["aria-describedby"]) || undefined}
            className={clsx(styles.control)}
          />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </FieldFrame>
      )}
    </Field>
  );
}

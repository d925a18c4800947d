"use client";

import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "../Field/Field.css.ts";
import { Field, FieldLayout, splitField, type FieldMessages } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";

export type TextFieldProps = FieldMessages &
  Omit<ComponentProps<"input">, "width"> & {
    icon?: IconPicture | undefined;
    /** After the value: a unit, a button. */
    trailing?: ReactNode;
  };

/**
 * A single-line text field. Set `type`, `inputMode` and `autoComplete`: they determine the keyboard on phones.
 *
 * @example
 * <TextField label="Email" type="email" autoComplete="email" error={messages.email} {...register("email")} />
 */
export function TextField({ icon, trailing, ...props }: TextFieldProps) {
  const { field, control: input } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldLayout icon={icon}>
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
        </FieldLayout>
      )}
    </Field>
  );
}

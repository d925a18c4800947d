"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { Field, FieldLayout, splitField, type FieldMessages } from "../Field/Field.tsx";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { ExpandIcon } from "../Icon/icons.tsx";
import * as styles from "./SelectField.css.ts";

export type SelectFieldProps = FieldMessages &
  Omit<ComponentProps<"select">, "width"> & { icon?: IconPicture | undefined };

/**
 * A native select. Works well on phones, and without JavaScript.
 *
 * @example
 * <SelectField label="Sort by" name="sort"><option value="total">Price</option></SelectField>
 */
export function SelectField({ icon, ...props }: SelectFieldProps) {
  const { field, control: select } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldLayout icon={icon}>
          <select {...select} {...control} className={clsx(controlStyle, styles.select)} />
          <Icon picture={ExpandIcon} className={styles.arrow} />
        </FieldLayout>
      )}
    </Field>
  );
}

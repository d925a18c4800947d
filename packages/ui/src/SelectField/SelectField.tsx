import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field, type FieldWords } from "../Field/Field.tsx";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { ExpandIcon } from "../Icon/icons.tsx";
import * as styles from "./SelectField.css.ts";

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<"select">, "width"> & { icon?: IconPicture | undefined };

/**
 * A native select: usable on phones, and without JavaScript.
 *
 * @example
 * <SelectField label="Sort by" name="sort"><option value="total">Price</option></SelectField>
 */
export function SelectField({
  label,
  hint,
  error,
  aside,
  labelHidden,
  width,
  icon,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, aside, labelHidden, width, className }}>
      {(control) => (
        <div className={fieldStyles.frame}>
          {icon && <Icon picture={icon} className={fieldStyles.leading} />}
          <select {...select} {...control} className={clsx(fieldStyles.control, styles.select)} />
          <Icon picture={ExpandIcon} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}

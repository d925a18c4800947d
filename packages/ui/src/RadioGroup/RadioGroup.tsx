"use client";

import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";
import * as choiceStyles from "../Checkbox/Checkbox.css.ts";
import { FieldError } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./RadioGroup.css.ts";

/** One choice of a group. `value` is its value in the form. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: a price, a number of results. */
  trailing?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  name: string;
  options: readonly RadioOption<Value>[];
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onChange?: ((value: Value) => void) | undefined;
  error?: ReactNode;
  /** Same as `announceError` of `Field`: whether a new error is announced. */
  announceError?: boolean | undefined;
  /** `cards` for important choices, `inline` for two or three short labels. */
  variant?: keyof typeof styles.options | undefined;
  /** Props for every radio: a form library's `ref`, `onBlur`, `required`. */
  input?: Omit<ComponentProps<"input">, "type" | "name" | "value" | "onChange"> | undefined;
  className?: string | undefined;
};

/**
 * A single choice among a few visible options. Nothing is chosen without `defaultValue`.
 *
 * @example
 * <RadioGroup legend="Gearbox" name="gearbox" options={[{ value: "manual", label: "Manual" }]} />
 */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  announceError,
  variant = "plain",
  input,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const checkedProps = (option: Value) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value, readOnly: !onChange };

  return (
    <fieldset className={clsx(styles.group, className)} aria-describedby={errorId}>
      {legendHidden ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      <div className={styles.options[variant]}>
        {options.map((option) => (
          <label key={option.value} className={clsx(choiceStyles.choice, variant === "cards" && styles.card)}>
            <input
              {...input}
              {...checkedProps(option.value)}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled ?? input?.disabled}
              className={styles.input}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span className={choiceStyles.text}>
              <span id={`${id}-${option.value}`} className={styles.label}>
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className={choiceStyles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.trailing !== undefined && (
              <span className={choiceStyles.trailing}>{option.trailing}</span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={errorId} announced={announceError}>
        {error}
      </FieldError>
    </fieldset>
  );
}

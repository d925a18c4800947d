"use client";

import { useId, type ComponentProps, type ReactNode } from "react";
import * as choiceStyles from "../Checkbox/Checkbox.css.ts";
import * as styles from "./Switch.css.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  children: ReactNode;
  hint?: ReactNode;
};

/** Turns a setting on or off immediately. Without JavaScript, it is a checkbox in the form. */
export function Switch({ children, hint, id: idProp, className, ...input }: SwitchProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;

  return (
    <div className={className}>
      <label className={choiceStyles.choice}>
        <input
          {...input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own state
          role="switch"
          id={id}
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <span className={choiceStyles.text}>
          <span id={`${id}-label`}>{children}</span>
          {hint && (
            <span id={`${id}-hint`} className={choiceStyles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}

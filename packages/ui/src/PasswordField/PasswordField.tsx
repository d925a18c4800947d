"use client";

import { useState, type ComponentProps } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { Field, FieldLayout, splitField, type FieldMessages } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { HideIcon, ShowIcon } from "../Icon/icons.tsx";
import * as styles from "./PasswordField.css.ts";

export type PasswordFieldProps = FieldMessages &
  Omit<ComponentProps<"input">, "type" | "width"> & {
    /** Accessible names of the button that shows and hides the password. */
    toggleMessages: { show: string; hide: string };
    /** `new-password` if the user sets a password: browsers then suggest a strong one. */
    autoComplete: "current-password" | "new-password";
  };

/** A password field with a button that shows the value. Pasting is allowed. */
export function PasswordField({ toggleMessages, ...props }: PasswordFieldProps) {
  const { field, control: input } = splitField(props);
  const [isShown, setShown] = useState(false);

  return (
    <Field {...field}>
      {(control) => (
        <FieldLayout>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            className={controlStyle}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={isShown ? toggleMessages.hide : toggleMessages.show}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon picture={isShown ? HideIcon : ShowIcon} />
          </button>
        </FieldLayout>
      )}
    </Field>
  );
}

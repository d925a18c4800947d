import { Trans } from "@lingui/react/macro";
import { PASSWORD_MIN_LENGTH } from "@sayara/domain/config/businessDefaults";
import { PasswordField, type PasswordFieldProps } from "@sayara/ui/PasswordField/PasswordField";
import type { NewPasswordValues } from "./NewPasswordValues.ts";

interface PasswordPairProps {
  /** From `useFields`. */
  field: {
    text: (
      name: keyof NewPasswordValues,
    ) => Pick<PasswordFieldProps, "name" | "label" | "value" | "error" | "onChange" | "onBlur">;
    toggleMessages: PasswordFieldProps["toggleMessages"];
  };
}

/** Two fields for a new password, usable in any form. */
export function PasswordPair({ field }: PasswordPairProps) {
  const { toggleMessages } = field;
  return (
    <>
      <PasswordField
        {...field.text("password")}
        hint={
          <Trans>
            At least {PASSWORD_MIN_LENGTH} characters. A few words in a row are strong and easy to remember.
          </Trans>
        }
        toggleMessages={toggleMessages}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field.text("confirmation")}
        toggleMessages={toggleMessages}
        autoComplete="new-password"
        required
      />
    </>
  );
}

import { useLingui } from "@lingui/react";
import { passwordFieldMessages } from "@sayara/i18n/components/passwordFieldMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import type { FieldValues, NameOf } from "./readValues.ts";
import type { FormFields } from "./useFormFields.ts";

/** Returns the props of a form's fields by name. */
export function useFields<Values extends FieldValues>(
  { start, errors, isRefused = false }: Pick<FormFields<Values>, "start" | "errors" | "isRefused">,
  labels: Readonly<Partial<Record<NameOf<Values>, string>>>,
) {
  const { i18n } = useLingui();
  const errorOf = (name: NameOf<Values>) => {
    const message = errors[name];
    return message === undefined ? undefined : validationText(message, i18n);
  };
  const announceError = !isRefused;
  return {
    errorOf,
    /** `announceError` of a field with an error from `errorOf`. */
    announceError,
    /** Props of a `TextField`, a `TextArea` or a `PasswordField`. */
    text: (name: NameOf<Values>) => ({
      name,
      label: labels[name] ?? name,
      defaultValue: String(start[name]),
      error: errorOf(name),
      announceError,
    }),
    /** Props of a `DatePartsField`. */
    date: (name: NameOf<Values>) => ({
      name,
      legend: labels[name] ?? name,
      defaultValue: String(start[name]),
      error: errorOf(name),
      announceError,
    }),
    /** Additional props of a `PasswordField`. */
    toggleMessages: {
      show: i18n._(passwordFieldMessages.showPassword),
      hide: i18n._(passwordFieldMessages.hidePassword),
    },
    /** Props of a `Checkbox`. */
    checkbox: (name: NameOf<Values>) => ({
      name,
      defaultChecked: start[name] === true,
      error: errorOf(name),
      announceError,
    }),
  };
}

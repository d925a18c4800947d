import { useLingui } from "@lingui/react";
import { passwordFieldWords } from "@sayara/i18n/components/passwordFieldWords";
import { validationText } from "@sayara/i18n/words/validationText";
import type { FieldValues, FormFields, NameOf } from "./useFormFields.ts";

type Shown<Values extends FieldValues> = Pick<FormFields<Values>, "values" | "errors" | "change" | "leave">;

/** Returns the props of a form's fields by name. */
export function useFields<Values extends FieldValues>(
  { values, errors, change, leave }: Shown<Values>,
  labels: Readonly<Partial<Record<NameOf<Values>, string>>>,
) {
  const { i18n } = useLingui();
  const textOf = (name: NameOf<Values>) => String(values[name]);
  const errorOf = (name: NameOf<Values>) => {
    const message = errors[name];
    return message === undefined ? undefined : validationText(message, i18n);
  };
  return {
    errorOf,
    /** Props of a `TextField`, a `TextArea` or a `PasswordField`. */
    text: (name: NameOf<Values>) => ({
      name,
      label: labels[name] ?? name,
      value: textOf(name),
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: () => leave(name),
    }),
    /** Props of a `DatePartsField`. Its id is its name, which is used to focus its first box. */
    date: (name: NameOf<Values>) => ({
      id: name,
      legend: labels[name] ?? name,
      value: textOf(name),
      error: errorOf(name),
      onChange: (value: string) => change(name, value),
      onLeave: () => leave(name),
    }),
    /** Further props of a `PasswordField`. */
    toggleWords: {
      show: i18n._(passwordFieldWords.showPassword),
      hide: i18n._(passwordFieldWords.hidePassword),
    },
    /** Props of a `Checkbox`. */
    tick: (name: NameOf<Values>) => ({
      name,
      checked: values[name] === true,
      error: errorOf(name),
      onChange: (event: { target: { checked: boolean } }) => change(name, event.target.checked),
    }),
  };
}

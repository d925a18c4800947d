import type { Form } from "#web/shared/form/useForm.ts";
import type { FieldValues } from "#web/shared/form/useFormFields.ts";

/** An inert form with no errors, for tests and stories of its view. */
export function aForm<Values extends FieldValues>(
  values: Values,
  changes: Partial<Omit<Form<Values>, "values">> = {},
): Form<Values> {
  return {
    id: "form",
    values,
    errors: {},
    problem: null,
    isSending: false,
    change: () => {},
    leave: () => {},
    submit: (event) => event?.preventDefault(),
    ...changes,
  };
}

import type { Form } from "@sayara/frontend/form/useForm";
import type { FieldValues } from "@sayara/frontend/form/readValues";

/** An inert form without errors, for tests and stories of its view. */
export function aForm<Values extends FieldValues, Done = true>(
  start: Values,
  changes: Partial<Omit<Form<Values, Done>, "start">> = {},
): Form<Values, Done> {
  return {
    props: { method: "post", noValidate: true, onSubmit: (event) => event.preventDefault() },
    start,
    errors: {},
    problem: null,
    done: null,
    isSending: false,
    isReady: true,
    ...changes,
  };
}

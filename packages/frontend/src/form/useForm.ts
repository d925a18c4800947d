import type { FieldValues, NameOf } from "./readValues.ts";
import { type FormFields, type FormFieldsOptions, useFormFields } from "./useFormFields.ts";
import {
  type Refused,
  type Submission,
  type SubmissionOptions,
  useSubmission,
} from "./submission/useSubmission.ts";

export interface FormOptions<Values extends FieldValues, Done>
  extends FormFieldsOptions<Values, unknown>, SubmissionOptions<Done> {
  /** Whether the form may be submitted once the page is hydrated. */
  isReady?: boolean;
}

/** State of a form's view. */
export interface Form<Values extends FieldValues, Done = unknown>
  extends FormFields<Values>, Submission<Done> {}

/** Form that is submitted to its route's action. Keeps the typed values until the action succeeds. */
export function useForm<Values extends FieldValues, Done = true>({
  isReady = true,
  onProblem,
  onDone,
  ...options
}: FormOptions<Values, Done>): Form<Values, Done> & { reset: () => void; restore: () => void } {
  const { showErrors, focusOn, clear, check: _check, data: _data, ...fields } = useFormFields(options);
  const { send, reset, ...submission } = useSubmission<Done, NameOf<Values>>({
    isBesideFields: (refused) => Object.keys(fieldsOf(refused)).some((name) => name in options.start),
    onRefused(refused) {
      if (!showErrors(fieldsOf(refused)) && "focus" in refused && refused.focus !== undefined)
        focusOn(refused.focus);
    },
    ...(onProblem && { onProblem }),
    onDone(done) {
      clear();
      onDone?.(done);
    },
  });
  return {
    ...fields,
    ...submission,
    props: {
      ...fields.props,
      onSubmit: (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        // A named button sends its value too.
        const isNamed = submitter instanceof HTMLButtonElement && submitter.name !== "";
        send(isNamed ? submitter : event.currentTarget);
      },
    },
    isReady: fields.isReady && isReady,
    reset: () => {
      clear();
      reset();
    },
  };
}

const fieldsOf = <Name extends string>(refused: Refused<Name>): Readonly<Partial<Record<string, string>>> =>
  ("errors" in refused ? refused.errors : refused.fields) ?? {};

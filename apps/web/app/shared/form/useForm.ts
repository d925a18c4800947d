import { type FormEvent, useRef, useState } from "react";
import { useEarlySubmit } from "#web/hydration/useEarlySubmit.ts";
import { type FieldErrors, type FormProblem, faultProblem } from "./FormProblem.ts";
import {
  type FieldValues,
  type FormFields,
  type FormFieldsOptions,
  type NameOf,
  useFormFields,
} from "./useFormFields.ts";

/**
 * Result of sending a form. `done`: it stays open. `leaving`: the page navigates, and the form stays locked. Otherwise
 * the problem of the form or the errors of its fields.
 */
export type FormAnswer<Name extends string> =
  | "done"
  | "leaving"
  | {
      problem: FormProblem;
      fields?: Readonly<Record<string, string>> | undefined;
      /** The field to focus. */
      focus?: Name;
    }
  | { errors: FieldErrors<Name> };

export interface FormOptions<Values extends FieldValues, Ready> extends FormFieldsOptions<Values, Ready> {
  send: (ready: Ready) => Promise<FormAnswer<NameOf<Values>>>;
  /** Called with each problem of the whole form, for a toast. */
  onProblem?: (problem: FormProblem) => void;
  /**
   * Whether the form may be sent now: a press until then waits. Without it a press is sent at once, and one from before
   * hydration is lost.
   */
  isReady?: boolean;
}

/** State and callbacks of a form's view. */
export interface Form<Values extends FieldValues> extends FormFields<Values> {
  problem: FormProblem | null;
  isSending: boolean;
  submit: (event?: FormEvent) => void;
}

/** A form that is sent in one step. A second submit while one is under way is ignored. */
export function useForm<Values extends FieldValues, Ready>({
  send,
  onProblem,
  isReady,
  ...options
}: FormOptions<Values, Ready>): Form<Values> & { reset: () => void } {
  type Name = NameOf<Values>;
  const { check, showErrors, focusOn, clear, ...fields } = useFormFields(options);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setProblem(null);
    const answer = await checkAndSend();
    if (answer === "leaving") return;
    isUnderWay.current = false;
    setSending(false);
    settle(answer);
  }

  async function checkAndSend(): Promise<FormAnswer<Name>> {
    try {
      const ready = await check();
      return ready === null ? "done" : await send(ready);
    } catch (error) {
      return { problem: faultProblem(error) };
    }
  }

  function settle(answer: FormAnswer<Name>) {
    if (answer === "done" || answer === "leaving") return;
    if ("errors" in answer) {
      showErrors(answer.errors);
      return;
    }
    if (answer.fields && showErrors(answer.fields)) return;
    setProblem(answer.problem);
    onProblem?.(answer.problem);
    if (answer.focus !== undefined) focusOn(answer.focus);
  }

  function reset() {
    clear();
    setProblem(null);
  }

  const submitWhenReady = useEarlySubmit(fields.id, () => void submit(), isReady === true);
  function onSubmit(event?: FormEvent) {
    if (event !== undefined && isReady !== undefined) {
      submitWhenReady(event);
      return;
    }
    event?.preventDefault();
    void submit();
  }
  return { ...fields, problem, isSending, submit: onSubmit, reset };
}

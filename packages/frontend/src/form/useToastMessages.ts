import { useLingui } from "@lingui/react";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type FormProblem, isUnhandled } from "./FormProblem.ts";
import { useProblemMessages } from "./useProblemMessages.ts";

/** Refusals whose own message suggests a remedy, which helps more than "it failed". */
const codesWithRemedy: ReadonlySet<string> = new Set([
  "account_suspended",
  "captcha_required",
  "email_registered",
  "not_signed_in",
  "too_many_requests",
]);

/**
 * Returns a toast's message for a problem: the generic sentence for faults, bad requests and unhandled errors
 * (product.md, section 8). The notice beside the form shows the details. `no` is the meaning of a 204 on this page,
 * `action` the sentence of the action that failed, said where the refusal has no remedy of its own.
 */
export function useToastMessages(): (problem: FormProblem, no?: string, action?: string) => string {
  const { i18n } = useLingui();
  const messages = useProblemMessages();
  return (problem, no, action) => {
    if (isUnhandled(problem)) return i18n._(faultMessages.unknown);
    if (action !== undefined && problem.kind === "refused" && !codesWithRemedy.has(problem.code))
      return action;
    return messages(problem, no ?? action);
  };
}

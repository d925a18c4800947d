import { useLingui } from "@lingui/react";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type FormProblem, isUnhandled } from "./FormProblem.ts";
import { useProblemMessages } from "./useProblemMessages.ts";

/** Refusals that have a message with a remedy, which is more helpful than "it failed". */
const codesWithRemedy: ReadonlySet<string> = new Set([
  "account_suspended",
  "captcha_required",
  "email_registered",
  "not_signed_in",
  "too_many_requests",
]);

/**
 * Returns a function that formats a problem for a toast: the generic sentence for faults, bad requests and
 * unhandled errors (product.md, section 8). The notice beside the form shows the details. `no` is the page's
 * message for status 204. `action` is the message for the failed action, used if the refusal has no message
 * with a remedy.
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

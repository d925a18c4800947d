import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { showErrorToast } from "../toasts/showErrorToast.ts";
import { type FormProblem, isUnhandled } from "./FormProblem.ts";

/**
 * Shows the generic toast for a fault, a bad request or an unhandled error, in addition to the page's notice. Browser
 * only.
 */
export function showUnhandledToast(problem: FormProblem): void {
  if (isUnhandled(problem)) showErrorToast(faultMessages.unknown);
}

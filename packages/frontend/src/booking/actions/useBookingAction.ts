import { type UseSubmissionOptions, useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import type { BookingAction } from "./BookingAction.ts";

/**
 * Submits a button's action on the booking. An unhandled problem shows a toast as well as the notice
 * (product.md, section 8).
 */
export function useBookingAction<Done>({ onProblem, ...options }: UseSubmissionOptions<never, Done> = {}) {
  return useSubmission<Done, never, BookingAction>({
    ...options,
    onProblem(problem: FormProblem) {
      showUnhandledToast(problem);
      onProblem?.(problem);
    },
  });
}

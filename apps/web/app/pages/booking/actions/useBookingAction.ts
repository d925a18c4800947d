import { type UseSubmissionOptions, useSubmission } from "#web/shared/form/useSubmission.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import type { BookingAction } from "./BookingAction.ts";

/**
 * Submits a button's action on the booking. An unhandled problem shows a toast in addition to its notice (product.md,
 * section 8).
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

import { type SubmissionTools, useSubmission } from "#web/shared/form/useSubmission.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import type { BookingAction } from "./BookingAction.ts";

/** A button's act on the booking. An unhandled problem is a toast beside its notice (product.md, section 8). */
export function useBookingAction<Done>({ onProblem, ...options }: SubmissionTools<never, Done> = {}) {
  return useSubmission<Done, never, BookingAction>({
    ...options,
    onProblem(problem: FormProblem) {
      showUnhandledToast(problem);
      onProblem?.(problem);
    },
  });
}

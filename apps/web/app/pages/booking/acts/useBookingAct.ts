import { type SubmissionTools, useSubmission } from "#web/shared/form/useSubmission.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import type { BookingAct } from "./BookingAct.ts";

/** A button's act on the booking. An unhandled problem is a toast beside its notice (product.md, section 8). */
export function useBookingAct<Done>({ onProblem, ...options }: SubmissionTools<never, Done> = {}) {
  return useSubmission<Done, never, BookingAct>({
    ...options,
    onProblem(problem: FormProblem) {
      showUnhandledToast(problem);
      onProblem?.(problem);
    },
  });
}

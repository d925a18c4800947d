import type { LeftBooking } from "@sayara/api-client/contract/bookings/manageBookings";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { BulkRequest } from "./BulkRequest.ts";
import type { BulkAction } from "./bulkPlan.ts";

/** Result of a bulk action for one selected booking. */
export type BulkResult =
  | { booking: Booking; isDone: true }
  /** With `transition_refused`, `reason` is set. */
  | {
      booking: Booking;
      isDone: false;
      code: RefusalCode | Unknown;
      reason: BookingRefusalReason | Unknown | null;
    };

/** State of a bulk action. */
export interface Bulk {
  run: (action: BulkAction, bookings: readonly Booking[]) => void;
  isWorking: boolean;
  /** The results for the selected bookings, in their order; null until the API has responded. */
  results: readonly BulkResult[] | null;
  problem: FormProblem | null;
  /** Clears results and problem. */
  reset: () => void;
}

/** Sends a bulk action to the page's action. */
export function useBulk(): Bulk {
  const [submitted, setSubmitted] = useState<readonly Booking[]>([]);
  const { submitJson, isSending, done, problem, reset } = useSubmission<
    readonly LeftBooking[],
    never,
    BulkRequest
  >({
    onProblem: showUnhandledToast,
  });
  return {
    run(action, bookings) {
      setSubmitted(bookings);
      submitJson({ action, bookings: bookings.map(({ id, version }) => ({ id, version })) });
    },
    isWorking: isSending,
    results: done === null ? null : resultsOf(submitted, done),
    problem,
    reset,
  };
}

function resultsOf(submitted: readonly Booking[], unchanged: readonly LeftBooking[]): readonly BulkResult[] {
  const refusals = new Map(unchanged.map((refusal) => [refusal.id, refusal]));
  return submitted.map((booking) => {
    const refusal = refusals.get(booking.id);
    if (refusal === undefined) return { booking, isDone: true };
    return { booking, isDone: false, code: refusal.code, reason: refusal.reason ?? null };
  });
}

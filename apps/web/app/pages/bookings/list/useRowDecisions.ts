import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import type { RowRequest } from "#web/pages/bookings/bulk/BulkRequest.ts";
import type { StaffActionRequest } from "#web/shared/StaffActions/StaffActionRequest.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { showToast } from "#web/toasts/useToasts.ts";

/** A decision on a request. */
type RequestDecision = Extract<StaffActionRequest, { kind: "confirm" | "refuse" }>;

/** State of the staff's decisions on requests in the list, one at a time. */
export interface RowDecisions {
  decide: (booking: Booking, action: RequestDecision) => void;
  /** The booking and the last decision sent; null if there is none, or after `reset`. */
  lastDecision: { id: string; kind: RequestDecision["kind"] } | null;
  isSending: boolean;
  /** Why the last decision was refused. */
  problem: FormProblem | null;
  /** Clears the last decision. */
  reset: () => void;
}

/** Sends the staff's decisions to the page's action. `onDone` is called when a booking has changed. */
export function useRowDecisions(onDone: () => void): RowDecisions {
  const { t } = useLingui();
  const [lastDecision, setLastDecision] = useState<RowDecisions["lastDecision"]>(null);
  const { submitJson, isSending, problem, reset } = useSubmission<unknown, never, RowRequest>({
    onProblem: showUnhandledToast,
    onDone() {
      showToast(
        lastDecision?.kind === "refuse" ? t`The request is refused.` : t`The request is confirmed.`,
        "success",
      );
      setLastDecision(null);
      onDone();
    },
  });
  return {
    decide({ id, version }, action) {
      setLastDecision({ id, kind: action.kind });
      submitJson({ booking: { id, version }, action });
    },
    lastDecision,
    isSending,
    problem,
    reset() {
      reset();
      setLastDecision(null);
    },
  };
}

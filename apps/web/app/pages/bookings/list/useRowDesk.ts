import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import type { RowRequest } from "#web/pages/bookings/bulk/BulkRequest.ts";
import type { DeskAction } from "#web/shared/Desk/DeskAction.ts";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { showToast } from "#web/toasts/useToasts.ts";

/** A response to a request. */
type Answer = Extract<DeskAction, { kind: "confirm" | "refuse" }>;

/** State of the staff's responses to requests in the list, one at a time. */
export interface RowDesk {
  answer: (booking: Booking, act: Answer) => void;
  /** The booking and the last response sent; null if there is none, or after `reset`. */
  sent: { id: string; kind: Answer["kind"] } | null;
  isSending: boolean;
  /** Why the last response was refused. */
  problem: FormProblem | null;
  /** Clears the last response. */
  reset: () => void;
}

/** Sends the staff's responses to the page's action. `onDone` is called when a booking has changed. */
export function useRowDesk(onDone: () => void): RowDesk {
  const { t } = useLingui();
  const [sent, setSent] = useState<RowDesk["sent"]>(null);
  const { submitJson, isSending, problem, reset } = useSubmission<unknown, never, RowRequest>({
    onProblem: showUnhandledToast,
    onDone() {
      showToast(
        sent?.kind === "refuse" ? t`The request is refused.` : t`The request is confirmed.`,
        "success",
      );
      setSent(null);
      onDone();
    },
  });
  return {
    answer({ id, version }, chosen) {
      setSent({ id, kind: chosen.kind });
      submitJson({ booking: { id, version }, act: chosen });
    },
    sent,
    isSending,
    problem,
    reset() {
      reset();
      setSent(null);
    },
  };
}

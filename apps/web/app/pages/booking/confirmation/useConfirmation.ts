import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useBookingAction } from "@sayara/frontend/booking/actions/useBookingAction";

/** State of a guest's confirmation. */
export interface Confirmation {
  /** Sends the confirmation. Idempotent. */
  confirm: () => void;
  isSending: boolean;
  /** Whether the API has accepted the confirmation since this page was opened. */
  isDone: boolean;
  problem: FormProblem | null;
}

/** Confirms a booking with the token of the mailed link. */
export function useConfirmation(): Confirmation {
  const { submitJson, isSending, done, problem } = useBookingAction();
  // Refused because the hold has lapsed, which the reloaded page shows.
  const hasLapsed = problem?.kind === "refused" && problem.code === "transition_refused";
  return {
    confirm: () => submitJson({ intent: "confirm" }),
    isSending,
    isDone: done !== null,
    problem: hasLapsed ? null : problem,
  };
}

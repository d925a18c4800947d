import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";

/** State of a guest's confirmation. */
export interface Confirmation {
  /** Sends it. Idempotent. */
  confirm: () => void;
  isSending: boolean;
  /** Whether it was accepted while this page was open. */
  isDone: boolean;
  problem: FormProblem | null;
}

/** Confirms a booking by the token of the mailed link. */
export function useConfirmation(): Confirmation {
  const { act, isSending, done, problem } = useBookingAction();
  // Refused because the hold has lapsed: the page that is loaded again shows it.
  const hasLapsed = problem?.kind === "refused" && problem.code === "transition_refused";
  return {
    confirm: () => act({ intent: "confirm" }),
    isSending,
    isDone: done !== null,
    problem: hasLapsed ? null : problem,
  };
}

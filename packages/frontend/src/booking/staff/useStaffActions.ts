import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { StaffActionRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import { useBookingAction } from "../actions/useBookingAction.ts";

/** State of the staff actions on a booking. */
export interface StaffActionState {
  run: (action: StaffActionRequest) => void;
  /** The action that is being sent. */
  working: StaffActionRequest["kind"] | null;
  problem: FormProblem | null;
  /** Clears the problem. */
  reset: () => void;
}

/** Sends staff actions on a booking, one at a time. `onDone` is called after an action succeeds. */
export function useStaffActions(
  { version }: Pick<Booking, "version">,
  onDone: (action: StaffActionRequest) => void,
): StaffActionState {
  const [submitted, setSubmitted] = useState<{ action: StaffActionRequest; version: number } | null>(null);
  const { submitJson, isSending, done, problem, reset } = useBookingAction({
    onDone: () => submitted !== null && onDone(submitted.action),
  });
  // The action counts as in progress until the changed booking has loaded.
  const isUnderWay = isSending || (done !== null && submitted?.version === version);
  return {
    run(action) {
      setSubmitted({ action, version });
      submitJson({ intent: "desk", version, staffAction: action });
    },
    working: isUnderWay && submitted !== null ? submitted.action.kind : null,
    problem,
    reset,
  };
}

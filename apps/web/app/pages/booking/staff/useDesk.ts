import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import type { DeskAction } from "#web/shared/Desk/DeskAction.ts";
import { useBookingAction } from "#web/pages/booking/actions/useBookingAction.ts";

/** State of staff's acts on a booking. */
export interface Desk {
  run: (act: DeskAction) => void;
  /** The act that is sent now. */
  working: DeskAction["kind"] | null;
  problem: FormProblem | null;
  /** Forgets the problem. */
  reset: () => void;
}

/** Sends the acts of staff on a booking, one at a time. `onDone` is called after an act was done. */
export function useDesk({ version }: Pick<Booking, "version">, onDone: (act: DeskAction) => void): Desk {
  const [sent, setSent] = useState<{ act: DeskAction; version: number } | null>(null);
  const { act, isSending, done, problem, reset } = useBookingAction({
    onDone: () => sent !== null && onDone(sent.act),
  });
  // Until the changed booking is here, the act is under way.
  const isUnderWay = isSending || (done !== null && sent?.version === version);
  return {
    run(chosen) {
      setSent({ act: chosen, version });
      act({ intent: "desk", version, act: chosen });
    },
    working: isUnderWay && sent !== null ? sent.act.kind : null,
    problem,
    reset,
  };
}

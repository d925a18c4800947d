import type { Client } from "@sayara/api-client/client/createClient";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import { type FormProblem, faultProblem } from "#web/shared/form/FormProblem.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import type { DeskAct } from "./DeskAct.ts";
import type { DeskRefusal } from "./sendDeskAct.ts";

/** State of staff's acts on a booking. */
export interface Desk {
  run: (act: DeskAct) => void;
  /** The act that is sent now. */
  working: DeskAct["kind"] | null;
  refusal: DeskRefusal | null;
  /** The act had no usable answer. */
  fault: FormProblem | null;
  /** Forgets refusal and fault. */
  reset: () => void;
}

interface DeskTools {
  booking: Pick<Booking, "id" | "version">;
  openApi: () => Promise<Client>;
  /** Called after an act was done. */
  onDone: (act: DeskAct) => void;
  /** Reloads the booking: somebody else changed it. */
  reload: () => void;
}

/** Sends the acts of staff on a booking, one at a time. Where somebody was faster, the booking is reloaded. */
export function useDesk({ booking, openApi, onDone, reload }: DeskTools): Desk {
  const [sent, setSent] = useState<{ kind: DeskAct["kind"]; version: number } | null>(null);
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const [fault, setFault] = useProblem();

  function reset() {
    setRefusal(null);
    setFault(null);
  }

  async function run(act: DeskAct) {
    setSent({ kind: act.kind, version: booking.version });
    reset();
    try {
      const [call, { sendDeskAct }] = await Promise.all([openApi(), import("./sendDeskAct.ts")]);
      const refused = await sendDeskAct(call, booking, act);
      setRefusal(refused);
      // Until the changed booking is here, the act is under way.
      if (refused === null) return onDone(act);
      showUnhandledToast({ kind: "refused", code: refused.code, retryAfter: null });
      if (refused.code === "stale_version" || refused.code === "transition_refused") reload();
    } catch (error) {
      setFault(faultProblem(error));
    }
    setSent(null);
    return undefined;
  }

  const working = sent?.version === booking.version ? sent.kind : null;

  return { run: (act) => void run(act), working, refusal, fault, reset };
}

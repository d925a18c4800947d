import type { Client } from "@sayara/api-client/client/createClient";
import type { RefundPreview } from "@sayara/api-client/contract/bookings/RefundPreview";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";

/** State of the driver's request to cancel. */
export interface Cancellation {
  /** Loads what a request would return now. */
  preview: () => void;
  /** Null until it is loaded. */
  refund: RefundPreview | null;
  request: () => void;
  isRequesting: boolean;
  problem: FormProblem | null;
}

interface CancellationTools {
  booking: Pick<Booking, "id" | "version">;
  /** Token of a signed link; empty: the session is used. */
  token: string;
  openApi: () => Promise<Client>;
  /** Reloads the booking. */
  reload: () => void;
}

/** Refusals after which the page shows an old state. `proof_required`: a permission has ended. */
const reloading: ReadonlySet<string> = new Set(["stale_version", "transition_refused", "proof_required"]);

const importCalls = () => import("@sayara/api-client/contract/bookings/cancelBooking");

/** Previews and requests a cancellation, then reloads the booking. */
export function useCancellation({ booking, token, openApi, reload }: CancellationTools): Cancellation {
  const [refund, setRefund] = useState<RefundPreview | null>(null);
  /** Version that a request was sent for. Until the changed booking is here, it is under way. */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useProblem();
  const { id, version } = booking;
  const proof = token === "" ? {} : { token };

  async function preview() {
    setProblem(null);
    setRefund(null);
    try {
      const [call, { refundPreview }] = await Promise.all([openApi(), importCalls()]);
      const outcome = await call(refundPreview, { params: { id }, query: proof });
      if (outcome.ok) setRefund(outcome.data);
      else setProblem(refusedAnswer(outcome.refusal).problem);
    } catch (error) {
      setProblem(faultProblem(error));
    }
  }

  async function request() {
    setSent(version);
    setProblem(null);
    try {
      const [call, { cancelBooking }] = await Promise.all([openApi(), importCalls()]);
      const outcome = await call(cancelBooking, { params: { id }, body: { version, ...proof } });
      if (outcome.ok) return reload();
      setProblem(refusedAnswer(outcome.refusal).problem);
      if (reloading.has(outcome.refusal.code)) reload();
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setSent(null);
  }

  return {
    preview: () => void preview(),
    refund,
    request: () => void request(),
    isRequesting: sent === version,
    problem,
  };
}

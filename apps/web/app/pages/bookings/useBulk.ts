import type { Client } from "@sayara/api-client/client/createClient";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import type { BulkAct } from "./bulkPlan.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** What became of one selected booking. */
export type BulkResult =
  | { booking: Booking; isDone: true }
  /** `reason` with `transition_refused`. */
  | {
      booking: Booking;
      isDone: false;
      code: RefusalCode | Unknown;
      reason: BookingRefusalReason | Unknown | null;
    };

/** State of an act on a selection. */
export interface Bulk {
  run: (act: BulkAct, bookings: readonly Booking[]) => void;
  isWorking: boolean;
  /** Each selected booking, in their order; null until the API has answered. */
  results: readonly BulkResult[] | null;
  problem: FormProblem | null;
  /** Forgets results and problem. */
  reset: () => void;
}

/** Sends an act on selected bookings. A repeated call changes none twice: each is sent with its version. */
export function useBulk(openApi: () => Promise<Client>): Bulk {
  const [isWorking, setWorking] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const [problem, setProblem] = useProblem();

  async function run(act: BulkAct, bookings: readonly Booking[]) {
    setWorking(true);
    setProblem(null);
    try {
      const [call, { deleteBookings, updateBookingStatus }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/bookings/manageBookings"),
      ]);
      const selected = bookings.map(({ id, version }) => ({ id, version }));
      const outcome =
        act.kind === "delete"
          ? await call(deleteBookings, { body: { bookings: selected } })
          : await call(updateBookingStatus, { body: { bookings: selected, status: act.status } });
      if (outcome.ok) {
        const left = new Map(outcome.data.left.map((one) => [one.id, one]));
        setResults(
          bookings.map((booking) => {
            const refused = left.get(booking.id);
            if (refused === undefined) return { booking, isDone: true };
            return { booking, isDone: false, code: refused.code, reason: refused.reason ?? null };
          }),
        );
      } else setProblem(refusedAnswer(outcome.refusal).problem);
    } catch (error) {
      setProblem(faultProblem(error));
    }
    setWorking(false);
  }

  return {
    run: (act, bookings) => void run(act, bookings),
    isWorking,
    results,
    problem,
    reset() {
      setResults(null);
      setProblem(null);
    },
  };
}

import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { type ActionQueue, useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import type { DayRequest, RequestDecision } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { RowRequest } from "../bulk/BulkRequest.ts";

/** Fields of a booking that a decision on its request needs. */
export type DecidedBooking = Pick<Booking, "id" | "version" | "reference"> & {
  driver: Pick<Booking["driver"], "fullName" | "phone">;
};

/** Staff decisions on the rows of a list, sent in the order in which the buttons were pressed. */
export interface RowDecisions {
  decide: (booking: DecidedBooking, action: RequestDecision) => void;
  /** Returns the kind of a booking's decision that is being sent or queued; undefined if there is none. */
  pendingKind: (id: string) => DayRequest["kind"] | undefined;
  /** Returns why the last decision was refused if it was on this booking; null otherwise. */
  problemOf: (id: string) => FormProblem | null;
  /** Clears the displayed problem. */
  reset: () => void;
}

/** Sends staff decisions to the page's action. `onDone` is called when a booking has changed. */
export function useRowDecisions(onDone: () => void): RowDecisions {
  const { t } = useLingui();
  const queue = useActionQueue<RowRequest & { action: RequestDecision }, unknown>({
    keyOf: ({ booking }) => booking.id,
    onProblem: showUnhandledToast,
    onDone(_, { action }) {
      showToast(
        action.kind === "refuse" ? t`The request is refused.` : t`The request is confirmed.`,
        "success",
      );
      onDone();
    },
  });
  return {
    decide: ({ id, version }, action) => queue.send({ booking: { id, version }, action }),
    ...rowState(queue),
  };
}

type RowQueue = Pick<
  ActionQueue<{ booking: { id: string }; action: DayRequest }>,
  "pending" | "refused" | "reset"
>;

/** Returns the state of each row from a queue of decisions. */
export function rowState({ pending, refused, reset }: RowQueue): Omit<RowDecisions, "decide"> {
  return {
    pendingKind: (id) => pending.find(({ booking }) => booking.id === id)?.action.kind,
    problemOf: (id) => (refused?.action.booking.id === id ? refused.problem : null),
    reset,
  };
}

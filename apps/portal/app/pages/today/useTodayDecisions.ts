import { useLingui } from "@lingui/react/macro";
import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import {
  type DecidedBooking,
  type RowDecisions,
  rowState,
} from "@sayara/frontend/bookings/list/useRowDecisions";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import type { DayRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { TodayDone, TodayRequest } from "./Today.action.ts";

/** The decisions on requests, and the records of the desk. */
export interface TodayDecisions extends RowDecisions {
  /** Records that the car went out or came back, now. */
  record: (booking: DayBooking, record: RentalRecordKind) => void;
}

/** Sends them to the page's action. Those that wait for a connection are listed above the page. */
export function useTodayDecisions(): TodayDecisions {
  const { t } = useLingui();
  const queue = useActionQueue<TodayRequest, TodayDone>({
    keyOf: ({ booking }) => booking.id,
    onProblem: showUnhandledToast,
    onDone(done, { action }) {
      const messages = {
        confirm: t`The request is confirmed.`,
        refuse: t`The request is refused.`,
        recordRental: t`Recorded.`,
      };
      if (done === "sent") showToast(messages[action.kind], "success");
    },
  });
  function decide({ id, version, reference, driver }: DecidedBooking, action: DayRequest) {
    queue.send({ booking: { id, version, reference, driver: driver.fullName }, action });
  }
  return {
    decide,
    record: (booking, record) =>
      decide(booking, { kind: "recordRental", record, at: new Date().toISOString() }),
    ...rowState(queue),
  };
}

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

/** Functions that decide on requests and record rentals. */
export interface TodayDecisions extends RowDecisions {
  /** Records that the car was handed over or returned, with the current time. */
  record: (booking: DayBooking, record: RentalRecordKind) => void;
}

/** Sends decisions to the page's action. Unsent ones are listed at the top of the page. */
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

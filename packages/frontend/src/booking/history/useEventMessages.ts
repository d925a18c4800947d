import { useLingui } from "@lingui/react/macro";
import type { Currency } from "@sayara/domain/money/Currency";
import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { BookingEvent } from "./bookingEvents.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Returns a function that returns an event's name and detail: its author or reason. */
export function useEventMessages(
  currency: Currency,
): (event: BookingEvent) => { name: string; detail: string | null } {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const cancellerMessages: Record<CancelledBy | Unknown, string | null> = {
    driver: t`at the driver's request`,
    agency: t`by the agency`,
    admin: t`by our staff`,
    system: t`its time ran out`,
    unknown: null,
  };
  return (event) => {
    const sum = "amount" in event ? formats.price(event.amount, currency) : "";
    switch (event.kind) {
      case "made":
        return { name: t`Booking made`, detail: null };
      case "edited": {
        const { before, after } = event;
        const sums = [before.total, after.total].map((total) => formats.price(total, currency));
        const isSame = before.total === after.total;
        return { name: t`Booking changed`, detail: isSame ? null : sums.join(" → ") };
      }
      case "payment":
        return {
          name: event.isAtDesk ? t`${sum} paid at the agency` : t`${sum} paid online`,
          detail: event.by,
        };
      case "carried":
        return {
          name: event.isIncoming
            ? t`${sum} carried over from the cancelled booking`
            : t`${sum} carried over to the new booking`,
          detail: null,
        };
      case "refund":
        return {
          name: {
            done: t`${sum} refunded`,
            due: t`${sum} to be refunded`,
            waiting: t`${sum} awaiting the driver's choice`,
          }[event.state],
          detail: event.by,
        };
      case "cancelRequested":
        return { name: t`Cancellation requested`, detail: null };
      case "cancelDeclined":
        return { name: t`Request to cancel declined`, detail: event.by };
      case "cancelAccepted":
        return {
          name: t`Request to cancel accepted`,
          detail: event.isAutomatic ? t`without an answer within 24 hours` : event.by,
        };
      case "changeRequested": {
        const days = [event.from, event.to].map((moment) => formats.dateTime(moment));
        return { name: t`Other dates requested`, detail: days.join(" – ") };
      }
      case "changeDeclined":
        return { name: t`Request for other dates declined`, detail: event.by };
      case "noShow":
        return { name: t`The driver did not come`, detail: event.by };
      case "handOver":
        return { name: t`Car handed over`, detail: event.by };
      case "return":
        return { name: t`Car returned`, detail: event.by };
      case "setArrival":
        return { name: t`Flight or ferry changed`, detail: event.by };
      case "readReportedMessages":
        return { name: t`Reported messages read`, detail: event.by };
      case "closeMessageReports":
        return { name: t`Report about messages closed`, detail: event.by };
      case "status":
        return {
          name: i18n._(bookingStatusMessages[event.status]),
          detail: event.by ?? (event.cancelledBy && cancellerMessages[event.cancelledBy]),
        };
    }
  };
}

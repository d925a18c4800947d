import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { showUnhandledToast } from "../form/showUnhandledToast.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";
import type { BookingData } from "./loadBooking.ts";

/** Shows a toast about a booking that could not be loaded, in addition to the page's own message. */
export function showBookingToast(data: BookingData): void {
  if (data.state === "failed") showErrorToast(faultMessages.unknown);
  if (data.state === "refused" && data.code === "too_many_requests")
    showErrorToast(refusalMessages[data.code]);
  if (data.state === "found")
    void data.offered?.then(({ problem }) => problem !== null && showUnhandledToast(problem));
}

import type { BookingEdit } from "@sayara/api-client/contract/bookings/editBooking";
import type { BookingChange } from "@sayara/api-client/contract/bookings/changeRequest";
import type { MoveBookingRequest } from "@sayara/api-client/contract/bookings/moveBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import type { ReviewDeskAction } from "#web/shared/ReviewDesk/ReviewDeskAction.ts";
import type { DeskAction } from "#web/shared/Desk/DeskAction.ts";

/** The version of the booking that the sender has seen. */
type Seen = { version: number };

/** An idempotency key: a retry after a fault has the same one. */
type Keyed = { key: string };

/** What a button of the page asks its action to do with the booking of the address. Money in dinars. */
export type BookingAction =
  | { intent: "confirm" }
  | { intent: "mailCode" }
  | { intent: "proveMailbox"; code: string }
  | ({ intent: "pay"; payment: OnlinePayment; cancellation?: { total: number } | undefined } & Seen & Keyed)
  | { intent: "revokeLinks" }
  | { intent: "previewCancellation" }
  | ({ intent: "cancel" } & Seen)
  | ({ intent: "quoteEdit"; edit: BookingEdit } & Seen)
  | ({ intent: "edit"; edit: BookingEdit; total: number; signedQuote: string } & Seen & Keyed)
  | ({ intent: "quoteChange"; change: BookingChange } & Seen)
  | ({ intent: "requestChange"; change: BookingChange; total: number; signedQuote: string } & Seen)
  | ({ intent: "withdrawChange" } & Seen)
  | ({ intent: "move" } & Pick<MoveBookingRequest, "car" | "total" | "signedQuote"> & Seen & Keyed)
  | ({ intent: "declineMove" } & Seen)
  | ({ intent: "desk"; act: DeskAction } & Seen)
  | { intent: "review"; review: string; act: ReviewDeskAction }
  | {
      intent: "readPlaces";
      booking: Pick<Booking, "car" | "supplier" | "pickupLocation" | "dropOffLocation">;
    }
  | { intent: "readFile"; file: BookingFile }
  | { intent: "readPicture"; picture: string };

/** The booking's PDF for the desk, or its iCalendar file. */
export type BookingFile = "voucher" | "calendar";

type BookingIntent = BookingAction["intent"];

/** Acts that leave what the page shows as it is, or after which the page is left. */
const quiet: ReadonlySet<string> = new Set<BookingIntent>([
  "mailCode",
  "proveMailbox",
  "pay",
  "previewCancellation",
  "quoteEdit",
  "quoteChange",
  "move",
  // The part that sent it shows the change.
  "review",
  "readPlaces",
  "readFile",
  "readPicture",
  // Ends the link by which the page would be loaded again.
  "revokeLinks",
]);

/**
 * Whether the page loads its booking again after an act that succeeded. A reload may replace the part that sent the act
 * before it has seen the result, so nothing that follows from the result may depend on that part.
 */
export function changesPage(act: unknown, done: unknown): boolean {
  if (!isRecord(act) || typeof act["intent"] !== "string") return true;
  if (quiet.has(act["intent"])) return false;
  if (isRecord(act["act"]) && act["act"]["kind"] === "delete") return false;
  // An edit that waits for its payment changes nothing yet.
  return !(isRecord(done) && isRecord(done["paymentSession"]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

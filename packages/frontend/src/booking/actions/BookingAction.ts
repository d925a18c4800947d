import type { BookingEdit } from "@sayara/api-client/contract/bookings/editBooking";
import type { BookingChange } from "@sayara/api-client/contract/bookings/changeRequest";
import type { MoveBookingRequest } from "@sayara/api-client/contract/bookings/moveBooking";
import type { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import type { ReviewStaffAction } from "@sayara/frontend/rental/ReviewStaffActions/ReviewStaffAction";
import type { StaffActionRequest } from "@sayara/frontend/rental/StaffActions/StaffActionRequest";

/** The version of the booking that the sender has seen. */
type Versioned = { version: number };

/** An idempotency key. A retry after a fault reuses it. */
type Keyed = { key: string };

/** Actions that buttons submit for the booking in the URL. Amounts are in dinars. */
export type BookingAction =
  | { intent: "confirm" }
  | { intent: "mailCode" }
  | { intent: "proveMailbox"; code: string }
  | ({ intent: "pay"; payment: OnlinePayment; cancellation?: { total: number } | undefined } & Versioned &
      Keyed)
  | { intent: "revokeLinks" }
  | { intent: "previewCancellation" }
  | ({ intent: "cancel" } & Versioned)
  | ({ intent: "quoteEdit"; edit: BookingEdit } & Versioned)
  | ({ intent: "edit"; edit: BookingEdit; total: number; signedQuote: string } & Versioned & Keyed)
  | ({ intent: "quoteChange"; change: BookingChange } & Versioned)
  | ({ intent: "requestChange"; change: BookingChange; total: number; signedQuote: string } & Versioned)
  | ({ intent: "withdrawChange" } & Versioned)
  | ({ intent: "move" } & Pick<MoveBookingRequest, "car" | "total" | "signedQuote"> & Versioned & Keyed)
  | ({ intent: "declineMove" } & Versioned)
  | ({ intent: "desk"; staffAction: StaffActionRequest } & Versioned)
  | { intent: "addNote"; text: string }
  | ({ intent: "setArrival"; arrival: Arrival | null } & Versioned)
  | { intent: "review"; review: string; act: ReviewStaffAction }
  | {
      intent: "readPlaces";
      booking: Pick<Booking, "car" | "supplier" | "pickupLocation" | "dropOffLocation">;
    }
  | { intent: "readFile"; file: BookingFile }
  | { intent: "readPicture"; picture: string }
  | { intent: "readConditionPicture"; picture: string }
  | MessageAction;

/** Actions on the messages about a booking. */
export type MessageAction =
  | { intent: "readMessagePicture"; picture: string }
  /** For an administrator, after a report. */
  | { intent: "readReportedPicture"; picture: string }
  /** `isReported`: for an administrator, after a report. */
  | { intent: "readMessages"; page: number; isReported: boolean }
  | { intent: "markMessagesRead"; lastRead: string }
  | { intent: "reportMessages"; reason: string }
  | { intent: "closeMessageReports" }
  | { intent: "readReplies"; supplier: string };

/** The actions that are available to staff as well as drivers, or to staff alone. */
export type StaffBookingAction =
  | Extract<
      BookingAction,
      {
        intent:
          | "desk"
          | "addNote"
          | "setArrival"
          | "review"
          | "readFile"
          | "readPicture"
          | "readConditionPicture";
      }
    >
  | MessageAction;

/** The booking's PDF for the pick-up desk, its iCalendar file, or its condition reports as PDF [HO12]. */
export type BookingFile = "voucher" | "calendar" | "conditionReport";

type BookingIntent = BookingAction["intent"];

/** Actions that do not change what the page shows, or that leave the page. */
const intentsWithoutReload: ReadonlySet<string> = new Set<BookingIntent>([
  "mailCode",
  "proveMailbox",
  "pay",
  "previewCancellation",
  "quoteEdit",
  "quoteChange",
  "move",
  // The component that submitted it shows the change.
  "review",
  "readPlaces",
  "readFile",
  "readPicture",
  "readConditionPicture",
  "readMessagePicture",
  "readReportedPicture",
  "readMessages",
  "markMessagesRead",
  // The component that submitted it shows the change.
  "reportMessages",
  "readReplies",
  // Invalidates the link that a reload would use.
  "revokeLinks",
]);

/**
 * Returns whether the page reloads its booking after a successful action. The reload may unmount the submitting
 * component before it receives the result, so no follow-up step may rely on that component.
 */
export function requiresReload(action: unknown, result: unknown): boolean {
  if (!isRecord(action) || typeof action["intent"] !== "string") return true;
  if (intentsWithoutReload.has(action["intent"])) return false;
  if (isRecord(action["staffAction"]) && action["staffAction"]["kind"] === "delete") return false;
  // An edit that still requires a payment changes nothing yet.
  return !(isRecord(result) && isRecord(result["paymentSession"]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { needsMailboxProof } from "@sayara/domain/booking/mailboxProof";
import type { Language } from "@sayara/domain/language/Language";
import type { AppContext } from "#api/http/App.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { onlineChargesOf } from "#api/payment/onlineChargesOf.ts";
import { isPermitted } from "#api/links/permission.ts";
import { type StoredBooking, toBookings } from "./bookingRows.ts";
import type { OpenedBooking } from "./openBooking.ts";

/** Returns a booking as answered to a caller with a link or a session. */
export async function toBookingView(
  { row, link, viewer, now }: OpenedBooking,
  { context, language }: { context: AppContext; language: Language },
): Promise<BookingView> {
  const { db, config } = context.var.dependencies;
  const [booking] = await toBookings(db, [row], language, config.business);
  if (booking === undefined) throw new RefusalError("not_found");
  const situation = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  return {
    ...booking,
    dueNow: await onlineChargesOf(db, row),
    mayConfirm: link === "mail" && isToConfirm(row),
    proofNeeded:
      needsMailboxProof(viewer, "payOnline") && !(await isPermitted(db, context, { bookingId: row.id, now })),
    mayRevokeLinks: row.is_guest && isAllowed({ action: "revokeLinks", viewer, booking: situation, now }),
    receipt: receiptInput(booking, row),
  };
}

/** Returns what the receipt is recomputed from [RC1]. Null for a booking sold before it was stored. */
function receiptInput(booking: Booking, { sold_terms }: StoredBooking): ReceiptInput | null {
  if (sold_terms === null) return null;
  const { reference, status, from, to, options, payments, refunds } = booking;
  return { format: 1, reference, status, from, to, options, ...sold_terms, payments, refunds };
}

/** Whether a guest's confirmation is outstanding. */
export function isToConfirm({ is_guest, link_opened_at, status }: StoredBooking): boolean {
  return is_guest && link_opened_at === null && status === "pending";
}

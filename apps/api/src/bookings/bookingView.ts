import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import type { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { LinkKind } from "#api/links/bookingLink.ts";
import { type StoredBooking, toBookings } from "./bookingRows.ts";

/** Returns a booking as answered to a caller with a `link` or a session. */
export async function toBookingView(
  db: Queries,
  row: StoredBooking,
  { link, language, rules }: { link: LinkKind | undefined; language: Language; rules: CarRules },
): Promise<BookingView> {
  const [booking] = await toBookings(db, [row], language, rules);
  if (booking === undefined) throw new RefusalError("not_found");
  return { ...booking, mayConfirm: link === "mail" && isToConfirm(row), receipt: receiptInput(booking, row) };
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

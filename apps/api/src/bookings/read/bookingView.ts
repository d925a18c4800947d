import type {
  BookingView,
  CancellationOffer,
  MadeEdit,
  OpenEdit,
} from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { LocationSummary } from "@sayara/domain/location/Location";
import type { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { needsMailboxProof } from "@sayara/domain/booking/actions/mailboxProof";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Language } from "@sayara/domain/language/Language";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readMeetingPlaces } from "#api/catalogue/readMeetingPlaces.ts";
import { onlineChargesOf } from "#api/bookings/payment/onlineChargesOf.ts";
import { isPermitted } from "#api/security/links/permission.ts";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { withCancellation } from "#api/bookings/payment/withCancellation.ts";
import type { OpenedBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { readMessageSummary } from "#api/bookings/messages/messageRows.ts";
import { readConditionReports } from "#api/bookings/condition/conditionRows.ts";
import { readProblems } from "#api/bookings/problems/problemRows.ts";
import { addStaffFields } from "./addStaffFields.ts";

/** Converts a booking to the response for a caller with a link or a session. */
export async function toBookingView(
  { row, link, viewer, now }: OpenedBooking,
  { context, language }: { context: AppContext; language: Language },
): Promise<BookingView> {
  const { db, config } = context.var.dependencies;
  const bookings = await toBookings(db, [row], language, config.business);
  const [booking] = await addStaffFields(db, [row], { bookings, actor: viewer.actor });
  if (booking === undefined) throw new RefusalError("not_found");
  const situation = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  return {
    ...booking,
    dueNow: await onlineChargesOf(db, row),
    cancellationOffer: await offerCancellation(db, { row, viewer, now }),
    meetingPlaces: await readMeetingPlaces(db, {
      supplierId: row.supplier_id,
      locations: metAt(booking),
      language,
    }),
    openEdit: await readOpenEdit(db, row.id, now),
    edits: await readEdits(db, row.id),
    problems: await readProblems(db, row, { actor: viewer.actor, siteName: config.siteName }),
    conditionReports: await readConditionReports(db, row.id, viewer),
    messages: await readMessageSummary(db, row, viewer),
    mayConfirm: link === "mail" && awaitsGuestConfirmation(row),
    proofNeeded:
      needsMailboxProof(viewer, "payOnline") && !(await isPermitted(db, context, { bookingId: row.id, now })),
    mayRevokeLinks: row.is_guest && isAllowed({ action: "revokeLinks", viewer, booking: situation, now }),
    receipt: receiptInput(booking, row),
  };
}

/** Returns the places where driver and agency meet, each once. */
function metAt(booking: Booking): LocationSummary[] {
  const { pickupLocation, dropOffLocation, deliveryAddress, collectionAddress } = booking;
  const places = [
    ...(deliveryAddress === undefined ? [pickupLocation] : []),
    ...(collectionAddress === undefined ? [dropOffLocation] : []),
  ];
  return places.filter(({ id }, index) => places.findIndex((place) => place.id === id) === index);
}

/** Returns the cancellation option if its driver may add it with a payment [CN13]. */
async function offerCancellation(
  db: Database,
  { row, viewer, now }: Pick<OpenedBooking, "row" | "viewer" | "now">,
): Promise<CancellationOffer | null> {
  const booking = await readSituation(db, row);
  if (!isAllowed({ action: "addCancellation", viewer, booking, now })) return null;
  const after = withCancellation(row);
  if (after === undefined) return null;
  const { quote, totalMillimes: total_millimes } = after;
  return { quote, dueNow: await onlineChargesOf(db, { ...row, total_millimes }) };
}

/** Returns the edit that waits for its payment, as long as it can be paid. */
async function readOpenEdit(db: Database, bookingId: string, now: Date): Promise<OpenEdit | null> {
  const openEdit = await db
    .selectFrom("open_edits")
    .innerJoin("payment_sessions", "payment_sessions.id", "session_id")
    .select(["session_id", "edit", "amount_millimes", "expires_at"])
    .where("open_edits.booking_id", "=", bookingId)
    .where("purpose", "=", "edit")
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (openEdit === undefined) return null;
  const { from, to, totalMillimes } = openEdit.edit.after;
  return {
    sessionId: openEdit.session_id,
    amount: toDinars(openEdit.amount_millimes),
    expiresAt: openEdit.expires_at.toISOString(),
    from,
    to,
    total: toDinars(totalMillimes),
  };
}

/** Maximum number of edits shown per booking. */
const MAX_EDITS = 200;

/** Returns the edits made, oldest first. */
async function readEdits(db: Database, bookingId: string): Promise<MadeEdit[]> {
  const rows = await db
    .selectFrom("booking_edits")
    .select(["id", "at", "before", "after"])
    .where("booking_id", "=", bookingId)
    .orderBy("number", "desc")
    .limit(MAX_EDITS)
    .execute();
  const summaryOf = ({ from, to, totalMillimes }: BookedRental) => ({
    from,
    to,
    total: toDinars(totalMillimes),
  });
  return rows
    .map(({ id, at, before, after }) => ({
      id,
      at: at.toISOString(),
      before: summaryOf(before),
      after: summaryOf(after),
    }))
    .toReversed();
}

/** Returns the input from which the receipt is recomputed [RC1]. Null for a booking sold before it was stored. */
function receiptInput(booking: Booking, { sold_terms }: StoredBooking): ReceiptInput | null {
  if (sold_terms === null) return null;
  const { reference, status, from, to, options, payments, refunds } = booking;
  return { format: 2, reference, status, from, to, options, ...sold_terms, payments, refunds };
}

/** Returns whether a guest still has to confirm. */
export function awaitsGuestConfirmation({ is_guest, link_opened_at, status }: StoredBooking): boolean {
  return is_guest && link_opened_at === null && status === "pending";
}

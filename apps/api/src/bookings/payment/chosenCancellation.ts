import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUnchanged } from "./bookedRental.ts";
import { applyEdit } from "#api/bookings/edit/applyEdit.ts";
import { dropOpenEdit, findOpenEdit } from "#api/bookings/edit/openEdits.ts";

/** The cancellation option chosen with a payment. */
export interface ChosenCancellation {
  after: BookedRental;
  actorId: string | null;
  /**
   * Whether the booking is unchanged since the option was chosen, and the permission table allowed it at the time of
   * payment.
   */
  isApplicable: boolean;
}

/** Returns the cancellation option that waits for a payment of the amount due; undefined if none was chosen [CN13]. */
export async function findChosenCancellation(
  transaction: Transaction,
  session: PaymentSessionRow,
  booking: StoredBooking,
  paidAt: Date,
): Promise<ChosenCancellation | undefined> {
  const openEdit = session.purpose === "edit" ? undefined : await findOpenEdit(transaction, session.id);
  if (openEdit === undefined) return undefined;
  const situation = await readSituation(transaction, booking);
  // As of the payment, which may have been reported late.
  const permissionInput = { viewer: linkHolder, booking: situation, now: paidAt };
  const isAllowed = refusalReason({ ...permissionInput, action: "addCancellation" }) === null;
  const { before, after } = openEdit.edit;
  return { after, actorId: openEdit.actor_id, isApplicable: isAllowed && isUnchanged(booking, before) };
}

/** Closes a chosen option, and adds it if its payment is accepted. Requires the car's lock. */
export async function settleChosenCancellation(
  transaction: Transaction,
  session: PaymentSessionRow,
  {
    booking,
    chosen,
    isAccepted,
  }: { booking: StoredBooking; chosen: ChosenCancellation; isAccepted: boolean },
  now: Date,
): Promise<StoredBooking> {
  await dropOpenEdit(transaction, session.id);
  if (!isAccepted) return booking;
  const { after, actorId } = chosen;
  const edit = { after, actorId, holdId: null, sessionId: session.id, netPaid: 0 };
  const editedBooking = await applyEdit(transaction, booking, edit, now);
  if (editedBooking === undefined) throw new Error("An option that keeps the dates needs no car.");
  return editedBooking;
}

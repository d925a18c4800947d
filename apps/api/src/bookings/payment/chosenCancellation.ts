import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readSituation } from "#api/bookings/readSituation.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isStill } from "./bookedRental.ts";
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
  isFit: boolean;
}

/** Returns the cancellation option that waits for a payment of the amount due; undefined if none was chosen [CN13]. */
export async function findChosenCancellation(
  transaction: Transaction,
  session: PaymentSessionRow,
  booking: StoredBooking,
  paidAt: Date,
): Promise<ChosenCancellation | undefined> {
  const open = session.purpose === "edit" ? undefined : await findOpenEdit(transaction, session.id);
  if (open === undefined) return undefined;
  const situation = await readSituation(transaction, booking);
  // As of the payment, which may have been reported late.
  const question = { viewer: linkHolder, booking: situation, now: paidAt };
  const isAllowed = refusalReason({ ...question, action: "addCancellation" }) === null;
  const { before, after } = open.edit;
  return { after, actorId: open.actor_id, isFit: isAllowed && isStill(booking, before) };
}

/** Closes a chosen option, and adds it if its payment is accepted. Requires the car's lock. */
export async function settleChosenCancellation(
  transaction: Transaction,
  session: PaymentSessionRow,
  { booking, chosen, isTaken }: { booking: StoredBooking; chosen: ChosenCancellation; isTaken: boolean },
  now: Date,
): Promise<StoredBooking> {
  await dropOpenEdit(transaction, session.id);
  if (!isTaken) return booking;
  const { after, actorId } = chosen;
  const edit = { after, actorId, holdId: null, sessionId: session.id, kept: 0 };
  const edited = await applyEdit(transaction, booking, edit, now);
  if (edited === undefined) throw new Error("An option that keeps the dates needs no car.");
  return edited;
}

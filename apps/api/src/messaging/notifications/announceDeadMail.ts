import type { DeadMail } from "#api/messaging/mail/giveUpMail.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { notifyAdmins } from "./notifyAdmins.ts";

/**
 * Notifies the administrators of a mail that was given up. Notifies once for each booking with a refused
 * mail, and once a day for all other mails, because an outage or mistyped addresses of strangers would cause
 * one notification per mail.
 */
export async function announceDeadMail(
  transaction: Transaction,
  { row, isServerDown, now }: DeadMail,
): Promise<void> {
  const { bookingId, booking } = row.data;
  if (isServerDown || typeof bookingId !== "string" || !hasReference(booking)) {
    const cause = `mails given up on ${now.toISOString().slice(0, 10)}`;
    return notifyAdmins(transaction, { kind: "mails_given_up", cause, data: {} }, now);
  }
  const bookingRow = await transaction
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", bookingId)
    .executeTakeFirst();
  return notifyAdmins(
    transaction,
    {
      kind: "booking_mail_given_up",
      cause: `mail given up of booking ${bookingId}`,
      ...(bookingRow !== undefined && { bookingId }),
      data: { reference: booking.reference },
    },
    now,
  );
}

function hasReference(booking: unknown): booking is { reference: string } {
  return typeof booking === "object" && booking !== null && "reference" in booking;
}

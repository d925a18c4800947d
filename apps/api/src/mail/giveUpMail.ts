import type { Selectable } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { notifyAdmins } from "#api/notifications/notifyAdmins.ts";

interface GivenUp {
  row: Selectable<OutboxRow>;
  reason: string;
  /** The mail server is at fault, so all mails fail: no single one is to be handled. */
  isServerAway: boolean;
  now: Date;
}

/**
 * Marks a mail as dead and notifies the administrators: once for each booking of which a mail is refused, else once a day,
 * because an outage, or addresses that strangers type, would cause a notification for each mail.
 */
export async function giveUpMail(db: Queries, { row, reason, isServerAway, now }: GivenUp): Promise<void> {
  const { bookingId, booking } = row.data;
  await inTransaction(db, async (transaction) => {
    const dead = await transaction
      .updateTable("outbox")
      .set({ last_error: reason, dead_at: now })
      .where("id", "=", row.id)
      .where("dead_at", "is", null)
      .where("sent_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (dead === undefined) return;
    if (isServerAway || typeof bookingId !== "string" || !hasReference(booking)) {
      const cause = `mails given up on ${now.toISOString().slice(0, 10)}`;
      return notifyAdmins(transaction, { kind: "mails_given_up", cause, data: {} }, now);
    }
    const known = await transaction
      .selectFrom("bookings")
      .select("id")
      .where("id", "=", bookingId)
      .executeTakeFirst();
    const { reference } = booking;
    return notifyAdmins(
      transaction,
      {
        kind: "booking_mail_given_up",
        cause: `mail given up of booking ${bookingId}`,
        ...(known !== undefined && { bookingId }),
        data: { reference },
      },
      now,
    );
  });
}

function hasReference(booking: unknown): booking is { reference: string } {
  return typeof booking === "object" && booking !== null && "reference" in booking;
}

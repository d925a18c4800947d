import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { MESSAGE_MAIL_AGAIN_MINUTES, MESSAGE_MAIL_MINUTES } from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import {
  bookingMailFields,
  type MailedFacts,
  notificationMessages,
  readMailedFacts,
  type Recipient,
} from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { insertTogether, type NewRow } from "#api/database/statements/insertTogether.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isDeletedAddress } from "#api/messaging/mail/deletedAddress.ts";
import { outboxRows } from "#api/messaging/mail/postMail.ts";
import { notificationRows } from "#api/messaging/notifications/notify.ts";
import { pushEnd, pushMessages } from "#api/messaging/push/pushMessages.ts";
import { countUnreadMessages } from "./messageRows.ts";

const MINUTE = 60_000;
const event = "message_received";

/**
 * Notifies the other side of a message, in its transaction and under the booking's lock. There is one
 * notification until it is read, and one mail for all messages within a few minutes [MS5]. The driver's
 * devices show the message with the notification [WP3]. Neither mail nor notification quotes it [MS6].
 */
export async function announceMessage(
  transaction: Transaction,
  booking: StoredBooking,
  side: MessageSide,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const recipients = side === "driver" ? facts.agency : [facts.driver];
  const notified = await findNotified(transaction, booking.id);
  const { id, reference, car } = facts.booking;
  const notices = recipients.flatMap(({ id: userId, address }) =>
    userId === undefined || notified.has(userId) || isDeletedAddress(address)
      ? []
      : [{ userId, kind: event, booking: { id, reference, carName: car.name } } as const],
  );
  // Like the notification, only once until the messages are read.
  const isPushed = notices.some(({ userId }) => userId === facts.driver.id);
  const pushed = isPushed ? pushMessages(facts, { event }, pushEnd(now)) : [];
  const outbox = [...(await mailRows(transaction, recipients, facts, now)), ...outboxRows(pushed, now)];
  await insertTogether(transaction, { outbox, notifications: notificationRows(notices, now) });
}

/** Returns the accounts that have an unread notification of messages about the booking. */
async function findNotified(db: Database, bookingId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("notifications")
    .select("user_id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", event)
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/**
 * Returns the mails to the recipients, except those for whom an earlier mail waits. If a mail was sent to the
 * same recipient within the last hour, the new one is due later.
 */
async function mailRows(
  db: Database,
  recipients: readonly Recipient[],
  facts: MailedFacts,
  now: Date,
): Promise<NewRow<"outbox">[]> {
  const earlierOf = await findEarlierMails(db, recipients, facts.booking.id);
  return recipients.flatMap((recipient) => {
    const isDriver = recipient.id === facts.driver.id;
    const earlier = earlierOf.get(recipient.id);
    if (earlier !== undefined && earlier.sent_at === null && earlier.dead_at === null) return [];
    const mails = notificationMessages(recipient, event, {
      ...bookingMailFields(facts),
      isGuest: isDriver && facts.isGuest,
      ...(!isDriver && { isForStaff: true }),
    });
    const soonest = now.getTime() + MESSAGE_MAIL_MINUTES * MINUTE;
    const lastSent = earlier?.sent_at?.getTime() ?? Number.NEGATIVE_INFINITY;
    const due = new Date(Math.max(soonest, lastSent + MESSAGE_MAIL_AGAIN_MINUTES * MINUTE));
    return outboxRows(mails, now).map((row) => ({ ...row, next_attempt_at: due }));
  });
}

/** Returns the last mail about the booking's messages to each recipient with an account, by account id. */
async function findEarlierMails(db: Database, recipients: readonly Recipient[], bookingId: string) {
  const ids = recipients.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("outbox")
          .select(["user_id", "sent_at", "dead_at"])
          .distinctOn("user_id")
          .where("user_id", "in", ids)
          .where("kind", "=", "notification")
          .where(sql<boolean>`data ->> 'event' = ${event}`)
          .where(sql<boolean>`data ->> 'bookingId' = ${bookingId}`)
          .orderBy("user_id")
          .orderBy("created_at", "desc")
          .execute();
  return new Map(rows.map((row) => [row.user_id ?? undefined, row]));
}

/** The fields of a stored mail that `deleteReadMail` needs. */
interface WrittenMail {
  id: string;
  kind: string;
  data: Record<string, unknown>;
}

/**
 * Deletes a mail about messages once the recipient's side has read them all [MS5]. Takes the booking's lock,
 * so that a message sent at the same moment either keeps this mail or gets a mail of its own.
 *
 * @returns whether the mail was deleted.
 */
export async function deleteReadMail(db: Database, { id, kind, data }: WrittenMail): Promise<boolean> {
  if (kind !== "notification" || data["event"] !== event) return false;
  const reader = data["isForStaff"] === true ? "agency" : "driver";
  const bookingId = String(data["bookingId"]);
  return inTransaction(db, async (transaction) => {
    // Locked in the same order as by the deletion of an account, so that the two do not deadlock.
    await transaction.selectFrom("outbox").select("id").where("id", "=", id).forUpdate().execute();
    await transaction.selectFrom("bookings").select("id").where("id", "=", bookingId).forUpdate().execute();
    if ((await countUnreadMessages(transaction, { bookingId, reader })) > 0) return false;
    await transaction.deleteFrom("outbox").where("id", "=", id).execute();
    return true;
  });
}

/** Marks a side's notifications of messages about a booking as read. */
export async function markNotified(
  transaction: Transaction,
  { id, driver_id: driverId, supplier_id: supplierId }: StoredBooking,
  { reader, now }: { reader: MessageSide; now: Date },
): Promise<void> {
  await transaction
    .updateTable("notifications")
    .set({ read_at: now })
    .where("booking_id", "=", id)
    .where("kind", "=", event)
    .where("read_at", "is", null)
    .$if(reader === "driver", (query) => query.where("user_id", "=", driverId))
    .$if(reader === "agency", (query) =>
      query.where("user_id", "in", (eb) =>
        eb.selectFrom("users").select("users.id").where("users.supplier_id", "=", supplierId),
      ),
    )
    .execute();
}

import type {
  bookingMessages,
  closeMessageReports,
  markMessagesRead,
  readReportedMessages,
  reportMessages,
  sendMessage,
} from "@sayara/api-client/contract/bookings/messages";
import { randomUUID } from "node:crypto";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { nextMessageAt } from "@sayara/domain/booking/messages/nextMessageAt";
import { MESSAGE_LIMITS, MESSAGE_REPORTS_PER_SIDE } from "@sayara/domain/config/businessDefaults";
import { announce, readAdmins, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { actorIdOf, rereadViewer } from "#api/bookings/read/readViewer.ts";
import { performAction } from "#api/bookings/staff/performAction.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import {
  attemptLock,
  findStoredResult,
  readAttempt,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { announceMessage, markNotified } from "./announceMessage.ts";
import {
  countUnreadMessages,
  insertMessage,
  lockRow,
  openReports,
  oppositeSide,
  readMessage,
  readMessages,
  readSentTimes,
} from "./messageRows.ts";
import { lockWriting, openMessages, openWriting, requireSide } from "./openMessages.ts";
import { readReported, requireOpenReport } from "./readReported.ts";

export const handleBookingMessages: Handler<typeof bookingMessages> = async (call) => {
  const { params, query, user, dependencies, context } = call;
  const { id, page, size } = params;
  const { row, side } = await openMessages({ id, token: query.token, user }, context);
  const data = await readMessages(dependencies.db, row, { page, size, seesStaff: side === "agency" });
  return { ok: true, status: 200, data };
};

/**
 * Sends a message, once per idempotency key. Allows 60 in a row per account, or network address of a guest, over all
 * bookings, then one every 30 seconds, in addition to the limits of the side [MS4].
 */
export const handleSendMessage: Handler<typeof sendMessage> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, config } = dependencies;
  const opened = await openWriting({ id: params.id, token: body.token, user }, context);
  const attempt = readAttempt(context, { caller: user?.id ?? params.id, body });
  const sender = user?.id ?? clientAddress(context);
  await limitRate(dependencies, { name: "messages", key: sender, burst: 60, secondsEach: 30 });
  const { row, side, id } = await inTransaction(db, async (transaction) => {
    const locks = attempt ? [attemptLock(attempt)] : [];
    const locked = await lockWriting(transaction, context, { ...opened, locks });
    const stored = attempt && (await findStoredResult(transaction, attempt));
    if (stored !== undefined) return { ...locked, id: (stored as { messageId: string }).messageId };
    const { now } = locked;
    await requireTurn(transaction, locked);
    const authorId = actorIdOf(locked.viewer, user);
    const message = { bookingId: locked.row.id, side: locked.side, authorId, text: body.text };
    const messageId = await insertMessage(transaction, message, now);
    await announceMessage(transaction, locked.row, locked.side, { rules: config.business, now });
    if (attempt) await storeResult(transaction, attempt, { messageId }, now);
    return { ...locked, id: messageId };
  });
  const data = await readMessage(db, row, { id, seesStaff: side === "agency" });
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data };
};

const HOUR = 3_600_000;
const LONGEST_LIMIT = Math.max(...MESSAGE_LIMITS.map(({ hours }) => hours)) * HOUR;

/** @throws RefusalError `too_many_requests` with the seconds after which the side may send again [MS4]. */
async function requireTurn(
  transaction: Transaction,
  { row, side, now }: { row: StoredBooking; side: MessageSide; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - LONGEST_LIMIT);
  const nextAt = nextMessageAt(await readSentTimes(transaction, { bookingId: row.id, side, since }), now);
  if (nextAt === null) return;
  const retryAfter = Math.ceil((nextAt.getTime() - now.getTime()) / 1000);
  throw new RefusalError("too_many_requests", { retryAfter });
}

/** Marks the other side's messages as read [MS3]. Rejects callers who may only read the booking. */
export const handleMarkMessagesRead: Handler<typeof markMessagesRead> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const opened = await openMessages({ id: params.id, token: body.token, user }, context);
  await inTransaction(dependencies.db, async (transaction) => {
    const now = dependencies.clock();
    // Sending a message takes this lock too, so a concurrent message is either still unread here or notified
    // later.
    const row = await lockRow(transaction, opened.row.id);
    const viewer = await rereadViewer(transaction, context, { previousViewer: opened.viewer, row });
    const reader = requireSide(viewer);
    if (viewer.actor === "supplierReader" || viewer.actor === "suspendedSupplier")
      throw new RefusalError("not_allowed");
    const last = isUuid(body.lastRead)
      ? await transaction
          .selectFrom("booking_messages")
          .select("number")
          .where("id", "=", body.lastRead)
          .where("booking_id", "=", row.id)
          .executeTakeFirst()
      : undefined;
    if (last === undefined) throw new RefusalError("not_found");
    await transaction
      .updateTable("booking_messages")
      .set({ read_at: now })
      .where("booking_id", "=", row.id)
      .where("side", "=", oppositeSide[reader])
      .where("read_at", "is", null)
      .where("number", "<=", last.number)
      .execute();
    const unread = await countUnreadMessages(transaction, { bookingId: row.id, reader });
    if (unread === 0) await markNotified(transaction, row, { reader, now });
  });
  return { ok: true, status: 200, data: undefined };
};

/** Reports the messages to the administrators [MS7]. */
export const handleReportMessages: Handler<typeof reportMessages> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { db, config } = dependencies;
  const action = "reportMessages";
  const opened = await openWriting({ id: params.id, token: body.token, user }, context, action);
  await inTransaction(db, async (transaction) => {
    const { row, viewer, side, now } = await lockWriting(transaction, context, { ...opened, action });
    const message = await transaction
      .selectFrom("booking_messages")
      .select("id")
      .where("booking_id", "=", row.id)
      .limit(1)
      .executeTakeFirst();
    if (message === undefined) throw new RefusalError("not_found");
    const open = await openReports(transaction, row.id).select("id").where("side", "=", side).execute();
    if (open.length >= MESSAGE_REPORTS_PER_SIDE) throw new RefusalError("too_many_message_reports");
    await transaction
      .insertInto("message_reports")
      .values({
        id: randomUUID(),
        booking_id: row.id,
        side,
        author_id: actorIdOf(viewer, user),
        reason: body.reason,
        at: now,
      })
      .execute();
    const facts = await readMailedFacts(transaction, row, config.business);
    const notification = "messages_reported";
    const admins = await readAdmins(transaction);
    const announcements = admins.map((recipient) => ({ recipient, notification }) as const);
    await announce(transaction, facts, announcements, now);
  });
  return { ok: true, status: 200, data: undefined };
};

/** Lists reported messages for an administrator, and records the reading [MS7]. */
export const handleReadReportedMessages: Handler<typeof readReportedMessages> = async (call) => {
  const { id, page, size } = call.params;
  const { found: data } = await readReported(call, id, (transaction, row) =>
    readMessages(transaction, row, { page, size, seesStaff: true }),
  );
  return { ok: true, status: 200, data };
};

/** Closes the open reports of a booking, and records it [MS7]. */
export const handleCloseMessageReports: Handler<typeof closeMessageReports> = async (call) => {
  const { params, user } = call;
  const request = { id: params.id, version: undefined, action: "closeMessageReports" } as const;
  await performAction(call, request, async ({ transaction, row, now }) => {
    await requireOpenReport(transaction, row.id);
    await transaction
      .updateTable("message_reports")
      .set({ closed_at: now, closed_by: user.id })
      .where("booking_id", "=", row.id)
      .where("closed_at", "is", null)
      .execute();
  });
  return { ok: true, status: 200, data: undefined };
};

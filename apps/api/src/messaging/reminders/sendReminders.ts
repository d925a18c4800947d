import { randomUUID } from "node:crypto";
import { channelOf } from "@sayara/domain/notification/channelOf";
import { automatedReminders, type AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { deliverableChannels } from "@sayara/domain/notification/deliverableChannels";
import { REMINDER_PERIOD_DAYS } from "@sayara/domain/config/businessDefaults";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { findReceivers, type ReminderReceiver } from "./findReceivers.ts";

const DAY = 86_400_000;

/**
 * Writes the due reminders, each at most once per period and account [NO3]. Several processes may run it: the
 * transaction that writes the message claims the row of its recipient and kind.
 *
 * @returns the number of reminders written, at most `batch` of each kind.
 */
export async function sendReminders(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100 }: { batch?: number } = {},
): Promise<number> {
  const now = clock();
  const due: { kind: AutomatedReminder; receiver: ReminderReceiver; since: Date }[] = [];
  for (const kind of automatedReminders) {
    if (!config.reminders.has(kind)) continue;
    const since = new Date(now.getTime() - REMINDER_PERIOD_DAYS[kind] * DAY);
    const receivers = await findReceivers(db, kind, { now, since, batch });
    due.push(...receivers.map((receiver) => ({ kind, receiver, since })));
  }
  let writtenCount = 0;
  await processEach(due, async ({ kind, receiver, since }) => {
    const isWritten = await inTransaction(db, (transaction) =>
      sendReminder(transaction, receiver, { kind, now, since }),
    );
    if (isWritten) writtenCount += 1;
  });
  return writtenCount;
}

async function sendReminder(
  transaction: Transaction,
  { id, name, email, phone, language, waiting }: ReminderReceiver,
  { kind, now, since }: { kind: AutomatedReminder; now: Date; since: Date },
): Promise<boolean> {
  const channels = deliverableChannels(channelOf(kind), { hasPhone: phone !== null });
  const columns = {
    id: randomUUID(),
    channel: channels.sms ? (channels.email ? "email+sms" : "sms") : "email",
    booking_id: waiting?.bookingId ?? null,
    sent_at: now,
  } as const;
  // A concurrent process waits here for the first process's row, and then finds it too recent.
  const claim = await transaction
    .insertInto("reminders")
    .values({ user_id: id, kind, ...columns })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet(columns).where("reminders.sent_at", "<=", since),
    )
    .returning("id")
    .executeTakeFirst();
  if (claim === undefined) return false;
  const isSmsOnly = !channels.email;
  const content = {
    kind: "reminder",
    name,
    reminder: kind,
    isAlone: isSmsOnly,
    ...(waiting && { waiting }),
  } as const;
  const message = { language, content, unsubscribeAccountId: id };
  const mail = { ...message, to: { name, address: email } };
  const sms = { ...message, to: { name, address: phone ?? "" }, channel: "sms" } as const;
  await postMail(transaction, [...(channels.email ? [mail] : []), ...(channels.sms ? [sms] : [])], now);
  return true;
}

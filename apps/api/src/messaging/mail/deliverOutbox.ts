import { type Selectable, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { composeMail } from "./composeMail.ts";
import { composeSms } from "./sms/composeSms.ts";
import { giveUpMail, type OnGivenUp } from "./giveUpMail.ts";
import type { MailTransport } from "./MailTransport.ts";
import type { PrepareMail } from "./PreparedMail.ts";
import { composePush, readPush } from "./push/composePush.ts";
import { deleteDevice, doesStand, readTarget } from "./push/pushDevices.ts";
import { PushError, type PushSender } from "./push/PushSender.ts";
import type { SmsSender } from "./sms/SmsSender.ts";
import { SMTP_CONNECTIONS } from "./smtpTransport.ts";
import { startMailLink } from "./startMailLink.ts";

/**
 * Maximum attempts for a mail that the mail server rejects, and milliseconds of retries while the server is
 * unavailable.
 */
const MAXIMUM_ATTEMPTS = 8;
const MAX_OUTAGE = 3 * 86_400_000;
/** Maximum seconds between two attempts, so that mails are sent soon after an outage. */
const MAX_RETRY_DELAY = 3600;
/**
 * Timeout of an attempt, in seconds. A server that responds late to each command can exceed it without exceeding any
 * command's timeout.
 */
const ATTEMPT_TIMEOUT = 30;
/** Seconds for which a mail is reserved for its process. Longer than any attempt. */
const LEASE_SECONDS = 60;
/**
 * Concurrent messages by channel, and concurrent messages to one recipient, whose server may hang.
 * Notifications to devices count by account: it may have ten devices, each at a push service of its own
 * choice [WP7].
 */
const SLOTS = { email: SMTP_CONNECTIONS, sms: 4, push: 8 };
const SLOTS_PER_RECIPIENT = 2;
const recipientOf = sql<string>`case when channel = 'push' then coalesce(user_id::text, recipient_address)
  else recipient_address end`;

/**
 * Sends the due mails, SMS and notifications to devices of the outbox, by priority. Several processes may run
 * it: each reserves a mail for a while, and the mails of a process that died become due again. A free slot
 * takes the next mail, so that a hanging mail delays no other. A failed mail is retried with growing delays,
 * then given up and logged. It stays in the table with `dead_at`; clearing `dead_at` sends it again. A
 * notification to a device is deleted instead, because a mail or the website has the same content [WP5].
 *
 * @param options.prepare completes a mail just before it is sent; by default, starts the lifetime of its link
 * @param options.onGivenUp called in the transaction that gives up a mail
 *
 * @returns the number of reserved mails.
 */
export function deliverOutbox(
  tools: Pick<Dependencies, "db" | "clock" | "config" | "logger">,
  transport: MailTransport,
  {
    sms,
    push,
    prepare = async (row) => ({ row: await startMailLink(row, tools), attachments: [] }),
    onGivenUp,
    ...progress
  }: {
    sms?: SmsSender | undefined;
    push?: PushSender | undefined;
    prepare?: PrepareMail;
    onGivenUp?: OnGivenUp;
  } & Progress = {},
): Promise<number> {
  const { db, clock, config, logger } = tools;
  /** Ids of the mails that this process is sending, with their recipients. */
  const sending = new Map<string, string>();
  const lanes = (["email", "sms", "push"] as const).map((channel) => ({
    slots: SLOTS[channel],
    reserve: (count: number) => reserveDue(channel, count),
    work: (row: OutboxMessage) => {
      sending.set(row.id, (channel === "push" ? row.user_id : null) ?? row.recipient_address);
      return send(row).finally(() => sending.delete(row.id));
    },
  }));
  return workInSlots(lanes, progress);

  /** Reserves at most one mail per recipient, and none for a recipient whose slots are taken. */
  async function reserveDue(channel: OutboxMessage["channel"], count: number): Promise<OutboxMessage[]> {
    const now = clock();
    const ids = [...sending.keys()];
    const recipients = Object.entries(Object.groupBy(sending.values(), (recipient) => recipient));
    const busyRecipients = recipients.flatMap(([recipient, mails = []]) =>
      mails.length >= SLOTS_PER_RECIPIENT ? [recipient] : [],
    );
    const due = db
      .selectFrom("outbox")
      .select(["id", recipientOf.as("recipient"), "priority", "next_attempt_at"])
      .where("channel", "=", channel)
      .where("next_attempt_at", "<=", now)
      .where("sent_at", "is", null)
      .where("dead_at", "is", null)
      .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
      .$if(busyRecipients.length > 0, (query) => query.where(recipientOf, "not in", busyRecipients))
      .orderBy("priority")
      .orderBy("next_attempt_at")
      .limit(count)
      .modifyEnd(sql`for update skip locked`);
    const firstOfEach = db
      .selectFrom(due.as("due"))
      .select("id")
      .distinctOn("recipient")
      .orderBy("recipient")
      .orderBy("priority")
      .orderBy("next_attempt_at");
    return db
      .updateTable("outbox")
      .set((row) => ({
        attempts: row("attempts", "+", 1),
        next_attempt_at: secondsAfter(now, LEASE_SECONDS),
      }))
      .where("id", "=", sql<string>`any(array(${firstOfEach}))`)
      .returningAll()
      .execute();
  }

  async function send(row: OutboxMessage): Promise<void> {
    const update = db.updateTable("outbox").where("id", "=", row.id);
    try {
      const attempt = await planAttempt(row);
      if (attempt === undefined) {
        await db.deleteFrom("outbox").where("id", "=", row.id).execute();
        return;
      }
      await withTimeout(ATTEMPT_TIMEOUT, attempt);
      await update.set({ sent_at: clock(), last_error: null }).execute();
    } catch (error) {
      const reason = reasonOf(error);
      if (row.channel === "push") return settleFailedPush(row, error, reason);
      const isServerUnavailable = isServerDown(error);
      const isDead = isServerUnavailable
        ? clock().getTime() - row.created_at.getTime() >= MAX_OUTAGE
        : row.attempts >= MAXIMUM_ATTEMPTS;
      const retryAt = secondsAfter(clock(), Math.min(30 * 2 ** row.attempts, MAX_RETRY_DELAY));
      if (isDead)
        await giveUpMail(db, { row, reason, isServerDown: isServerUnavailable, now: clock(), onGivenUp });
      else await update.set({ last_error: reason, next_attempt_at: retryAt }).execute();
      const logFields = { mail: row.id, kind: row.kind, attempts: row.attempts, reason };
      if (isDead) logger.error(logFields, "mail given up");
      else logger.warn(logFields, "mail not sent, will be tried again");
    }
  }

  /**
   * Schedules the next attempt, or deletes the notification if the push service refused it, if it was tried
   * too often, or if the push service no longer knows the device, which is then deleted too. `planAttempt`
   * drops a notification that has become useless.
   */
  async function settleFailedPush(row: OutboxMessage, error: unknown, reason: string): Promise<void> {
    const code = error instanceof PushError ? error.code : undefined;
    const isOver = code === "EGONE" || code === "EREFUSED" || row.attempts >= MAXIMUM_ATTEMPTS;
    if (code === "EGONE") await deleteDevice(db, row.recipient_address);
    if (isOver) await db.deleteFrom("outbox").where("id", "=", row.id).execute();
    else {
      const delay = Math.min(30 * 2 ** row.attempts, MAX_RETRY_DELAY);
      const requestedDelay = error instanceof PushError ? (error.retryAfter ?? 0) : 0;
      const retryAt = secondsAfter(clock(), Math.max(delay, requestedDelay));
      const update = db.updateTable("outbox").where("id", "=", row.id);
      await update.set({ last_error: reason, next_attempt_at: retryAt }).execute();
    }
    const logFields = { push: row.id, attempts: row.attempts, reason };
    logger.info(logFields, isOver ? "notification given up" : "notification not sent, will be tried again");
  }

  /**
   * Returns the attempt to notify a device; undefined if the device is off or the notification has become
   * useless [WP5].
   */
  async function planPush(row: OutboxMessage): Promise<Attempt | undefined> {
    const now = clock();
    const mail = readPush(row);
    const { bookingId, content, dropAfter } = mail;
    if (push === undefined || dropAfter <= now) return undefined;
    const userId = row.user_id ?? "";
    if (!(await doesStand(db, { event: content.event, bookingId, userId }))) return undefined;
    const { publicKey } = config.push.keys;
    const target = await readTarget(db, { id: row.recipient_address, publicKey, now });
    const request = composePush(mail, { language: row.language, config, now });
    return target && ((signal) => push(target, request, signal));
  }

  /** Returns the attempt; undefined if the message is no longer wanted, so that it is deleted. */
  async function planAttempt(row: OutboxMessage): Promise<Attempt | undefined> {
    if (row.channel === "push") return planPush(row);
    const recipient = row.user_id === null ? undefined : await readRecipient(db, row.user_id, row.data);
    // The switch was turned off after the message was written.
    if (row.user_id !== null && recipient?.isEnabled !== true) return undefined;
    if (row.channel === "email") {
      const prepared = await prepare(row);
      if (prepared === undefined) return undefined;
      const { row: preparedRow, attachments } = prepared;
      const fileKinds = attachments.map(({ kind }) => kind);
      const mail = {
        ...composeMail(preparedRow, config, fileKinds),
        ...(attachments.length > 0 && { attachments }),
      };
      return (signal) => transport(mail, row.id, signal);
    }
    if (sms !== undefined) return () => sms(composeSms(row, config), row.id);
    // Without an SMS provider, a mail that reports the same is enough. If there is no such mail, this message is
    // mailed.
    if (row.data["isAlone"] !== true || recipient === undefined) return undefined;
    const mailRow = { ...row, recipient_address: recipient.address };
    return (signal) => transport(composeMail(mailRow, config), row.id, signal);
  }
}

/** Reads the account and the switch that applies to the message: for promotions, or for notifications. */
function readRecipient(db: Database, id: string, { purpose }: OutboxMessage["data"]) {
  const isEnabled =
    purpose === "promotional"
      ? sql<boolean>`promotions_since is not null`
      : sql<boolean>`enable_email_notifications`;
  return db
    .selectFrom("users")
    .select([isEnabled.as("isEnabled"), "email as address"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns true if the error would have affected every mail, not only this one. */
function isServerDown(error: unknown): boolean {
  return error instanceof Error && "code" in error && unavailableCodes.has(String(error.code));
}

/** Error codes of nodemailer. `EAUTH`: the server rejects our password. */
const unavailableCodes = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "ETLS",
  "EAUTH",
]);

/** Describes the failure without the addresses that mail servers quote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? String(error.code) : error.name;
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}

type OutboxMessage = Selectable<OutboxRow>;
type Attempt = (signal: AbortSignal) => Promise<void>;

/**
 * Aborts an attempt that takes longer than `seconds`.
 *
 * @throws Error with the code `ETIMEDOUT`.
 */
async function withTimeout(seconds: number, attempt: Attempt): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error("a mail took too long"), { code: "ETIMEDOUT" }));
      controller.abort();
    }, seconds * 1000);
  });
  // A message that cannot be rendered throws synchronously. The async wrapper ensures that the timer is still
  // cleared.
  const runAttempt = async () => attempt(controller.signal);
  await Promise.race([runAttempt(), timeout]).finally(() => clearTimeout(timer));
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

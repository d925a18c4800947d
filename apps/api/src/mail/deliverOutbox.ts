import { type Selectable, sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { composeMail } from "./composeMail.ts";
import { composeSms } from "./composeSms.ts";
import { giveUpMail, type OnGivenUp } from "./giveUpMail.ts";
import type { MailTransport } from "./MailTransport.ts";
import type { PrepareMail } from "./PreparedMail.ts";
import type { SmsSender } from "./SmsSender.ts";
import { SMTP_CONNECTIONS } from "./smtpTransport.ts";
import { startMailLink } from "./startMailLink.ts";

/**
 * Maximum attempts for a mail that the mail server rejects, and milliseconds of retries while the server is
 * unavailable.
 */
const MAXIMUM_ATTEMPTS = 8;
const LONGEST_OUTAGE = 3 * 86_400_000;
/** Maximum seconds between two attempts, so that mails are sent soon after an outage. */
const LONGEST_WAIT = 3600;
/**
 * Timeout of an attempt, in seconds. A server that responds late to each command can exceed it without exceeding any
 * command's timeout.
 */
const ATTEMPT_TIMEOUT = 30;
/** Seconds for which a mail is reserved for its process. Longer than any attempt. */
const LEASE = 60;
/** Concurrent messages by channel, and concurrent messages to one recipient, whose server may hang. */
const SLOTS = { email: SMTP_CONNECTIONS, sms: 4 };
const SLOTS_PER_RECIPIENT = 2;

/**
 * Sends the due mails and SMS of the outbox, by priority. Several processes may run it: each reserves a mail for a
 * while, and those of a process that died become due again. A slot that is free takes the next mail, so one that hangs
 * delays no other. A failed mail is retried with growing delays, then given up and logged. It stays in the table with
 * `dead_at`; clearing that sends it again.
 *
 * @param options.prepare completes a mail as it leaves; by default its link's lifetime begins
 * @param options.onGivenUp called in the transaction that gives a mail up
 *
 * @returns the number of reserved mails.
 */
export function deliverOutbox(
  tools: Pick<Dependencies, "db" | "clock" | "config" | "logger">,
  transport: MailTransport,
  {
    sms,
    prepare = async (row) => ({ row: await startMailLink(row, tools), attachments: [] }),
    onGivenUp,
    ...progress
  }: { sms?: SmsSender | undefined; prepare?: PrepareMail; onGivenUp?: OnGivenUp } & Progress = {},
): Promise<number> {
  const { db, clock, config, logger } = tools;
  /** Ids of the mails that this process is sending, with their recipients. */
  const underWay = new Map<string, string>();
  const lanes = (["email", "sms"] as const).map((channel) => ({
    slots: SLOTS[channel],
    take: (count: number) => takeDue(channel, count),
    work: (row: WaitingMail) => {
      underWay.set(row.id, row.recipient_address);
      return send(row).finally(() => underWay.delete(row.id));
    },
  }));
  return workInSlots(lanes, progress);

  /** Reserves at most one mail per recipient, and none for a recipient whose slots are taken. */
  async function takeDue(channel: WaitingMail["channel"], count: number): Promise<WaitingMail[]> {
    const now = clock();
    const ids = [...underWay.keys()];
    const recipients = Object.entries(Object.groupBy(underWay.values(), (recipient) => recipient));
    const busy = recipients.flatMap(([recipient, mails = []]) =>
      mails.length >= SLOTS_PER_RECIPIENT ? [recipient] : [],
    );
    const due = db
      .selectFrom("outbox")
      .select(["id", "recipient_address", "priority", "next_attempt_at"])
      .where("channel", "=", channel)
      .where("next_attempt_at", "<=", now)
      .where("sent_at", "is", null)
      .where("dead_at", "is", null)
      .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
      .$if(busy.length > 0, (query) => query.where("recipient_address", "not in", busy))
      .orderBy("priority")
      .orderBy("next_attempt_at")
      .limit(count)
      .modifyEnd(sql`for update skip locked`);
    const firstOfEach = db
      .selectFrom(due.as("due"))
      .select("id")
      .distinctOn("recipient_address")
      .orderBy("recipient_address")
      .orderBy("priority")
      .orderBy("next_attempt_at");
    return db
      .updateTable("outbox")
      .set((row) => ({ attempts: row("attempts", "+", 1), next_attempt_at: secondsAfter(now, LEASE) }))
      .where("id", "=", sql<string>`any(array(${firstOfEach}))`)
      .returningAll()
      .execute();
  }

  async function send(row: WaitingMail): Promise<void> {
    const update = db.updateTable("outbox").where("id", "=", row.id);
    try {
      const attempt = await planAttempt(row);
      if (attempt === undefined) {
        await db.deleteFrom("outbox").where("id", "=", row.id).execute();
        return;
      }
      await within(ATTEMPT_TIMEOUT, attempt);
      await update.set({ sent_at: clock(), last_error: null }).execute();
    } catch (error) {
      const reason = reasonOf(error);
      const isAway = isServerAway(error);
      const isDead = isAway
        ? clock().getTime() - row.created_at.getTime() >= LONGEST_OUTAGE
        : row.attempts >= MAXIMUM_ATTEMPTS;
      const retryAt = secondsAfter(clock(), Math.min(30 * 2 ** row.attempts, LONGEST_WAIT));
      if (isDead) await giveUpMail(db, { row, reason, isServerAway: isAway, now: clock(), onGivenUp });
      else await update.set({ last_error: reason, next_attempt_at: retryAt }).execute();
      const about = { mail: row.id, kind: row.kind, attempts: row.attempts, reason };
      if (isDead) logger.error(about, "mail given up");
      else logger.warn(about, "mail not sent, will be tried again");
    }
  }

  /** Returns the attempt. Undefined: the message is no longer wanted and is deleted. */
  async function planAttempt(row: WaitingMail): Promise<Attempt | undefined> {
    const reader = row.user_id === null ? undefined : await readReader(db, row.user_id);
    // The switch was turned off after the message was written.
    if (row.user_id !== null && reader?.areOn !== true) return undefined;
    if (row.channel === "email") {
      const prepared = await prepare(row);
      if (prepared === undefined) return undefined;
      const { row: leaving, attachments } = prepared;
      const files = attachments.map(({ kind }) => kind);
      const mail = {
        ...composeMail(leaving, config, files),
        ...(attachments.length > 0 && { attachments }),
      };
      return (signal) => transport(mail, row.id, signal);
    }
    if (sms !== undefined) return () => sms(composeSms(row, config), row.id);
    // Without an SMS provider, a mail that reports the same is enough. If there is no such mail, this message is
    // mailed.
    if (row.data["isAlone"] !== true || reader === undefined) return undefined;
    const mailed = { ...row, recipient_address: reader.address };
    return (signal) => transport(composeMail(mailed, config), row.id, signal);
  }
}

function readReader(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .select(["enable_email_notifications as areOn", "email as address"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns true if every mail would have failed, so that the error does not concern this mail. */
function isServerAway(error: unknown): boolean {
  return error instanceof Error && "code" in error && awayCodes.has(String(error.code));
}

/** Error codes of nodemailer. `EAUTH`: the server rejects our password. */
const awayCodes = new Set(["ECONNECTION", "ECONNREFUSED", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EAUTH"]);

/** Describes the failure without the addresses that mail servers quote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? String(error.code) : error.name;
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}

type WaitingMail = Selectable<OutboxRow>;
type Attempt = (signal: AbortSignal) => Promise<void>;

/**
 * Aborts an attempt that takes longer than `seconds`.
 *
 * @throws Error with the code `ETIMEDOUT`.
 */
async function within(seconds: number, attempt: Attempt): Promise<void> {
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error("a mail took too long"), { code: "ETIMEDOUT" }));
      patience.abort();
    }, seconds * 1000);
  });
  // A message that cannot be rendered throws synchronously. The async wrapper ensures that the timer is cleared then,
  // too.
  const trial = async () => attempt(patience.signal);
  await Promise.race([trial(), tooLong]).finally(() => clearTimeout(timer));
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

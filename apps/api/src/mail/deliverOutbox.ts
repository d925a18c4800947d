import { type Selectable, sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/serviceTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { awaitedKinds } from "./awaitedKinds.ts";
import { composeMail } from "./composeMail.ts";
import { composeSms } from "./composeSms.ts";
import type { MailTransport } from "./MailTransport.ts";
import type { SmsSender } from "./SmsSender.ts";
import { startMailLink } from "./startMailLink.ts";

/** Attempts for a mail that the mail server rejects, and milliseconds of retries while the server is away. */
const MAXIMUM_ATTEMPTS = 8;
const LONGEST_OUTAGE = 3 * 86_400_000;
/** Maximum of seconds between two attempts, so that mails leave soon after an outage. */
const LONGEST_WAIT = 3600;
/** Timeout of an attempt, in seconds. */
const LONGEST_TRY = 90;
/** Seconds for which a mail is reserved for its process; longer than any attempt. */
const LEASE = 120;

/**
 * Sends the due mails and SMS of the outbox. Several processes may run it: each reserves mails for a while, and those
 * of a process that died become due again. A failed mail is retried with growing delays, then given up and
 * logged. It stays in the table with `dead_at`; clearing that sends it again.
 *
 * @returns the number of reserved mails.
 */
export async function deliverOutbox(
  { db, clock, config, logger }: Pick<Dependencies, "db" | "clock" | "config" | "logger">,
  transport: MailTransport,
  { batch = 10, sms }: { batch?: number; sms?: SmsSender | undefined } = {},
): Promise<number> {
  const now = clock();
  const taken = await db
    .updateTable("outbox")
    .set((row) => ({ attempts: row("attempts", "+", 1), next_attempt_at: secondsAfter(now, LEASE) }))
    .where("id", "in", (of) =>
      of
        .selectFrom("outbox")
        .select("id")
        .where("next_attempt_at", "<=", now)
        .where("sent_at", "is", null)
        .where("dead_at", "is", null)
        .orderBy((row) => row("kind", "in", awaitedKinds), "desc")
        .orderBy("next_attempt_at")
        .limit(batch)
        .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
    )
    .returningAll()
    .execute();

  // Concurrently: a mail that hangs delays no other, and no attempt outlasts the lease.
  await Promise.all(taken.map((row) => send(row)));
  return taken.length;

  async function send(row: Selectable<OutboxRow>): Promise<void> {
    const update = db.updateTable("outbox").where("id", "=", row.id);
    try {
      const attempt = await planAttempt(row);
      if (attempt === undefined) {
        await db.deleteFrom("outbox").where("id", "=", row.id).execute();
        return;
      }
      await within(LONGEST_TRY, attempt());
      await update.set({ sent_at: clock(), last_error: null }).execute();
    } catch (error) {
      const reason = reasonOf(error);
      const isDead = isServerAway(error)
        ? clock().getTime() - row.created_at.getTime() >= LONGEST_OUTAGE
        : row.attempts >= MAXIMUM_ATTEMPTS;
      const retryAt = secondsAfter(clock(), Math.min(30 * 2 ** row.attempts, LONGEST_WAIT));
      await update
        .set({ last_error: reason, next_attempt_at: retryAt, dead_at: isDead ? clock() : null })
        .execute();
      const about = { mail: row.id, kind: row.kind, attempts: row.attempts, reason };
      if (isDead) logger.error(about, "mail given up");
      else logger.warn(about, "mail not sent, will be tried again");
    }
  }

  /** Returns the attempt; undefined: the message is not sent any more, and deleted. */
  async function planAttempt(row: Selectable<OutboxRow>): Promise<(() => Promise<void>) | undefined> {
    const reader = row.user_id === null ? undefined : await readReader(db, row.user_id);
    // Turned off after the message was written.
    if (row.user_id !== null && reader?.areOn !== true) return undefined;
    if (row.channel === "email") {
      const leaving = await startMailLink(row, { db, config, clock });
      return () => transport(composeMail(leaving, config), row.id);
    }
    if (sms !== undefined) return () => sms(composeSms(row, config), row.id);
    // Without a provider the mail that reports the same is enough; where there is none, it is mailed.
    if (row.data["isAlone"] !== true || reader === undefined) return undefined;
    const mailed = { ...row, recipient_address: reader.address };
    return () => transport(composeMail(mailed, config), row.id);
  }
}

function readReader(db: Queries, id: string) {
  return db
    .selectFrom("users")
    .select(["enable_email_notifications as areOn", "email as address"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether every mail would have failed, so that the error is not about this one. */
function isServerAway(error: unknown): boolean {
  return error instanceof Error && "code" in error && awayCodes.has(String(error.code));
}

/** Codes of nodemailer. `EAUTH`: the server rejects our password. */
const awayCodes = new Set(["ECONNECTION", "ECONNREFUSED", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EAUTH"]);

/** Describes the failure without the addresses that mail servers quote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? String(error.code) : error.name;
  return "responseCode" in error ? `${code} ${String(error.responseCode)}` : code;
}

/**
 * Rejects when the work takes longer.
 *
 * @throws Error with the code `ETIMEDOUT`.
 */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("a mail took too long"), { code: "ETIMEDOUT" });
    timer = setTimeout(() => reject(error), seconds * 1000);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

import type { Database } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";

/** Kinds of rate-limited mail. Each has its own limit. */
export type RequestedMail =
  | "confirmation"
  | "reset"
  | "booking"
  | "newAddress"
  | "oldAddress"
  | "bookingCode"
  | "accountCode"
  | "signInCode"
  | "invitation"
  | "newLink"
  | "staffMessage";

/**
 * Rate-limits mails to an address that a stranger may have entered. Each address may get a burst of 4 mails
 * of one kind, then one every 5 minutes, and a burst of 12 mails in total, then one every 100 seconds. One
 * exhausted kind therefore does not block the others. Inside a transaction, pass the transaction as `db` so
 * that a rollback undoes the count.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export async function limitMailsTo(
  { config, clock }: Pick<Dependencies, "config" | "clock">,
  { db, kind, address }: { db: Database; kind: RequestedMail; address: string },
): Promise<void> {
  const tools = { db, config, clock };
  await limitRate(tools, { name: `mail to: ${kind}`, key: address, burst: 4, secondsEach: 300 });
  await limitRate(tools, { name: "mail to", key: address, burst: 12, secondsEach: 100 });
}

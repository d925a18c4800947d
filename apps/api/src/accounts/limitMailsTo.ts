import type { Queries } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";

/** Kinds of mail that anyone can cause. Each has its own allowance. */
export type RequestedMail =
  | "confirmation"
  | "reset"
  | "booking"
  | "newAddress"
  | "oldAddress"
  | "bookingCode"
  | "accountCode"
  | "newLink";

/**
 * Counts a mail to an address that a stranger may have typed. Bounds per address: 4 of a kind, then one each 5
 * minutes; 12 of all kinds, then one each 100 seconds. So one exhausted kind does not block the others. Inside a
 * transaction pass it as `db`: a rollback then undoes the count.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export async function limitMailsTo(
  { config, clock }: Pick<Dependencies, "config" | "clock">,
  { db, kind, address }: { db: Queries; kind: RequestedMail; address: string },
): Promise<void> {
  const tools = { db, config, clock };
  await limitRate(tools, { name: `mail to: ${kind}`, key: address, burst: 4, secondsEach: 300 });
  await limitRate(tools, { name: "mail to", key: address, burst: 12, secondsEach: 100 });
}

import type { Queries } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";

/** What mails are sent for without anything of their reader's: each has an allowance of its own. */
export type RequestedMail = "confirmation" | "reset" | "booking" | "newAddress" | "oldAddress";

/**
 * Counts a mail to an address that somebody else may have typed, whoever causes it: four of a kind at once, then one
 * every five minutes; twelve of all kinds, then one every 100 seconds. Who uses up one kind therefore keeps no other kind
 * from the owner. Inside a transaction `db` is that transaction, so that only mails that are written are counted.
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

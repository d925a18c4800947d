import type { Selectable } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";

/** A mail that is no longer retried. */
export interface DeadMail {
  row: Selectable<OutboxRow>;
  /** True if the mail server is at fault: all mails fail, and no single one needs handling. */
  isServerDown: boolean;
  now: Date;
}

/** Writes related rows at the end of a mail, in the same transaction. */
export type OnGivenUp = (transaction: Transaction, mail: DeadMail) => Promise<void>;

/** Marks a mail as dead, once, together with the writes of `onGivenUp`. */
export async function giveUpMail(
  db: Database,
  { reason, onGivenUp, ...mail }: DeadMail & { reason: string; onGivenUp: OnGivenUp | undefined },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const deadMail = await transaction
      .updateTable("outbox")
      .set({ last_error: reason, dead_at: mail.now })
      .where("id", "=", mail.row.id)
      .where("dead_at", "is", null)
      .where("sent_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (deadMail !== undefined) await onGivenUp?.(transaction, mail);
  });
}

import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import { isActiveAdmin } from "#api/accounts/isActiveAdmin.ts";
import type { ClientActionLogType } from "@sayara/domain/user/ClientActionLogType";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { OperatorError } from "../terminal/OperatorError.ts";

/** Maximum length of a reason, in characters. */
const MAX_REASON_LENGTH = 2000;

const entries: Record<ClientAccountStatus, ClientActionLogType> = {
  active: "unblock",
  blocked: "block",
  needs_follow_up: "note",
};

/**
 * Changes the status of an account and logs the reason. The database revokes a blocked account's sessions and links.
 *
 * @returns the previous status.
 * @throws OperatorError for an unknown address, a missing reason, an unchanged status, a follow-up mark on a blocked
 *   account, or the last administrator.
 */
export function setClientStatus(
  db: Database,
  { email, status, reason, now }: { email: string; status: ClientAccountStatus; reason: string; now: Date },
): Promise<ClientAccountStatus> {
  const note = reason.trim();
  if (note === "" || note.length > MAX_REASON_LENGTH)
    throw new OperatorError(`--reason must have 1 to ${MAX_REASON_LENGTH} characters.`);
  const address = email.trim().toLowerCase();
  return db.transaction().execute(async (transaction) => {
    await lockInOrder(transaction, [emailLock(address), "administrators"]);
    const account = await lockAccount(transaction, { email: address });
    if (account === undefined || account.erased_at !== null)
      throw new OperatorError(`No account has the address ${address}.`);
    if (account.account_status === status) throw new OperatorError(`${address} is ${status} already.`);
    // A follow-up mark would end the suspension without a trace in the log.
    if (account.account_status === "blocked" && status === "needs_follow_up")
      throw new OperatorError(`${address} is blocked: unblock it first.`);
    if (account.type === "admin" && status === "blocked")
      await refuseLastAdmin(transaction, { id: account.id, action: "blocked" });
    await transaction
      .updateTable("users")
      .set({ account_status: status })
      .where("id", "=", account.id)
      .execute();
    await transaction
      .insertInto("client_actions")
      .values({ user_id: account.id, type: entries[status], actor_id: null, note, status, created_at: now })
      .execute();
    return account.account_status;
  });
}

/**
 * Refuses to block or delete the last administrator. Requires the lock `administrators`.
 *
 * @throws OperatorError if no other administrator can sign in.
 */
export async function refuseLastAdmin(
  transaction: Transaction,
  { id, action }: { id: string; action: "blocked" | "deleted" },
): Promise<void> {
  const otherAdmin = await transaction
    .selectFrom("users")
    .select("id")
    .where(isActiveAdmin)
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirst();
  if (otherAdmin === undefined)
    throw new OperatorError(`The last administrator can't be ${action}. Create another one first.`);
}

import type { allowEmailChange, undoEmailChange } from "@sayara/api-client/contract/accounts/emailChange";
import { canSignIn } from "@sayara/domain/account/activation";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findAddressUndo, spendAddressUndo } from "#api/security/links/addressUndo.ts";
import { findMailedToken, issueMailedToken, spendMailedToken } from "#api/security/links/mailedToken.ts";
import { revokeLinksOfDriver } from "#api/security/links/revokeLinks.ts";
import { linkToken } from "#api/security/links/oneUseLink.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { requestEmailChange } from "./requestEmailChange.ts";
import { emailLock } from "./emailLock.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";

const invalidLink = { ok: true, status: 204, data: undefined } as const;

/** Requests the new address that a `permission` link allows [AC6]. */
export const handleAllowEmailChange: Handler<typeof allowEmailChange> = async ({
  body: { userId, token },
  dependencies,
  context,
}) => {
  const { db, clock } = dependencies;
  await limitLinks(dependencies, context);
  const tokenQuery = { userId, token, now: clock() };
  const stored = isUuid(userId) ? await findMailedToken(db, tokenQuery) : undefined;
  const newEmail = stored?.kind === "permission" ? stored.new_email : null;
  if (newEmail === null) return invalidLink;
  const allow = async (transaction: Transaction) => {
    await lockInOrder(transaction, [emailLock(newEmail)]);
    const account = await lockAccount(transaction, { id: userId });
    const link = await spendMailedToken(transaction, tokenQuery);
    // The account has had another address since then, so the mailed link is void.
    if (account === undefined || link === undefined || account.email !== link.email) return false;
    refuseSuspended(account);
    await requestEmailChange(transaction, account, newEmail, { ...dependencies, now: tokenQuery.now });
    return true;
  };
  const isAllowed = await runWithMinimumDuration(dependencies.config, () => inTransaction(db, allow));
  return isAllowed ? { ok: true, status: 200, data: undefined } : invalidLink;
};

/**
 * Restores the old address of an account [AC7]. Revokes sessions, links and the password, and unlinks the social
 * identities linked since the change.
 */
export const handleUndoEmailChange: Handler<typeof undoEmailChange> = async ({
  body,
  dependencies,
  context,
}) => {
  const { db, clock, config } = dependencies;
  await limitLinks(dependencies, context);
  const { userId } = body;
  const now = clock();
  const tokenQuery = { ...body, now };
  const stored = isUuid(userId) ? await findAddressUndo(db, tokenQuery) : undefined;
  if (stored === undefined) return invalidLink;
  const email = stored.old_email;
  const tools = { ...dependencies, now };
  const reset = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [emailLock(email)]);
    const account = await lockAccount(transaction, { id: userId });
    const undo = await findAddressUndo(transaction, tokenQuery);
    if (account === undefined || undo === undefined) return undefined;
    refuseSuspended(account);
    await spendAddressUndo(transaction, undo, now);
    await revokeAccess(transaction, userId, { keepsIdentities: true });
    await transaction
      .deleteFrom("social_identities")
      .where("user_id", "=", userId)
      .where("created_at", ">=", undo.created_at)
      .execute();
    await restoreAddress(transaction, account, { email, now });
    return issueMailedToken(transaction, { userId, kind: "reset", email }, tools);
  });
  if (reset === undefined) return invalidLink;
  const token = linkToken(config.secret, "mailed_tokens", reset.tokenSeed);
  return { ok: true, status: 200, data: { email, token } };
};

/** Sets the address and mails the address that no longer belongs to the account. */
async function restoreAddress(
  transaction: Transaction,
  account: UserRow,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable("users")
    .set({ email, pending_email: null, password_hash: null, password_by_session: false })
    .where("id", "=", account.id)
    .execute();
  if (account.email === email) return;
  await revokeLinksOfDriver(transaction, account.id);
  const content = { kind: "emailChanged", userId: account.id, newEmail: email, changedAt: now } as const;
  await mailAccount(transaction, account, content, { now });
}

function refuseSuspended({ account_status }: UserRow): void {
  if (!canSignIn(account_status)) throw new RefusalError("account_suspended");
}

import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { issueAddressUndo } from "#api/security/links/addressUndo.ts";
import { issueMailedToken } from "#api/security/links/mailedToken.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date; newEmail: string };

/**
 * Notifies the current address by mail that a change to another address was requested. A confirmed address gets a link
 * that undoes the request.
 */
export async function mailChangeRequested(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const undo = await issueUndo(transaction, account, tools);
  const content = { kind: "emailChangeAsked", newEmail, askedAt: tools.now, ...undo } as const;
  await mailAccount(transaction, account, content, tools);
}

/**
 * Notifies the old address by mail that the account has changed to another one. A confirmed address gets a
 * link that undoes the change.
 */
export async function mailChanged(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const undo = await issueUndo(transaction, account, tools);
  const content = { kind: "emailChanged", newEmail, changedAt: tools.now, ...undo } as const;
  await mailAccount(transaction, account, content, tools);
}

/**
 * Mails the current address of an account without a password the link that allows the change to a new
 * address.
 */
export async function mailChangePermission(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const { id: userId, email } = account;
  const link = await issueMailedToken(transaction, { userId, kind: "permission", email, newEmail }, tools);
  const content = { kind: "emailChangePermission", userId, newEmail, ...link } as const;
  await mailAccount(transaction, account, content, tools);
}

/** An unconfirmed address proves no ownership, so it gets no link. */
async function issueUndo(
  transaction: Transaction,
  { id: userId, email: oldEmail, activated_at }: UserRow,
  tools: Omit<Tools, "newEmail">,
) {
  if (activated_at === null) return {};
  return { userId, ...(await issueAddressUndo(transaction, { userId, oldEmail }, tools)) };
}

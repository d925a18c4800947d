import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { issueAddressUndo } from "#api/links/addressUndo.ts";
import { issueMailedToken } from "#api/links/mailedToken.ts";
import { mailAccount } from "./mailAccount.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date; newEmail: string };

/** Mails the current address that another was requested, with the link that undoes it. */
export async function mailChangeRequested(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const { id: userId, email: oldEmail } = account;
  const undo = await issueAddressUndo(transaction, { userId, oldEmail }, tools);
  const content = { kind: "emailChangeAsked", userId, newEmail, askedAt: tools.now, ...undo } as const;
  await mailAccount(transaction, account, content, tools);
}

/** Mails the old address that the account has moved. A confirmed address gets a link that undoes the move. */
export async function mailChanged(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const { id: userId, email: oldEmail, activated_at } = account;
  const undo =
    activated_at === null ? undefined : await issueAddressUndo(transaction, { userId, oldEmail }, tools);
  const content = { kind: "emailChanged", userId, newEmail, changedAt: tools.now, ...undo } as const;
  await mailAccount(transaction, account, content, tools);
}

/** Mails the current address of an account without a password the link that allows a new address. */
export async function mailChangePermission(
  transaction: Transaction,
  account: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const { id: userId, email } = account;
  const issued = await issueMailedToken(transaction, { userId, kind: "permission", email, newEmail }, tools);
  const content = { kind: "emailChangePermission", userId, newEmail, ...issued } as const;
  await mailAccount(transaction, account, content, tools);
}

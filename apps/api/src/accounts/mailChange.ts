import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { postMail } from "#api/mail/postMail.ts";
import { issueAddressUndo } from "#api/links/addressUndo.ts";
import { issueMailedToken } from "#api/links/mailedToken.ts";

type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date; newEmail: string };

/** Mails the current address that another was requested, with the link that undoes it. */
export async function mailChangeRequested(
  transaction: Transaction,
  { id: userId, email: address, full_name: name, language }: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const undo = await issueAddressUndo(transaction, { userId, oldEmail: address }, tools);
  const about = { kind: "emailChangeAsked", name, userId, newEmail, askedAt: tools.now } as const;
  const content = { ...about, ...undo };
  await postMail(transaction, [{ to: { name, address }, language, content }], tools.now);
}

/** Mails the old address that the account has moved. A confirmed address gets a link that undoes the move. */
export async function mailChanged(
  transaction: Transaction,
  { id: userId, email: address, full_name: name, language, activated_at }: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const undo =
    activated_at === null
      ? undefined
      : await issueAddressUndo(transaction, { userId, oldEmail: address }, tools);
  const about = { kind: "emailChanged", name, userId, newEmail, changedAt: tools.now } as const;
  const content = { ...about, ...undo };
  await postMail(transaction, [{ to: { name, address }, language, content }], tools.now);
}

/** Mails the current address of an account without a password the link that allows a new address. */
export async function mailChangePermission(
  transaction: Transaction,
  { id: userId, email: address, full_name: name, language }: UserRow,
  { newEmail, ...tools }: Tools,
): Promise<void> {
  const token = { userId, kind: "permission", email: address, newEmail } as const;
  const issued = await issueMailedToken(transaction, token, tools);
  const content = { kind: "emailChangePermission", name, userId, newEmail, ...issued } as const;
  await postMail(transaction, [{ to: { name, address }, language, content }], tools.now);
}

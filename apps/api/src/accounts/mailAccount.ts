import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { StoredMail } from "#api/mail/Mail.ts";
import { postMail } from "#api/mail/postMail.ts";

/** A mail that names its recipient, without the name. */
type AccountMail = WithoutName<Extract<StoredMail, { name: string }>>;
type WithoutName<Content> = Content extends unknown ? Omit<Content, "name"> : never;

/** Inserts a mail to an account's owner into the outbox: to the account's own address, or to `address`. */
export async function mailAccount(
  transaction: Transaction,
  { full_name: name, email, language }: Pick<UserRow, "full_name" | "email" | "language">,
  content: AccountMail,
  { now, address = email }: { now: Date; address?: string },
): Promise<void> {
  await postMail(transaction, [{ to: { name, address }, language, content: { ...content, name } }], now);
}

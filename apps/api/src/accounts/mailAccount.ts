import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { StoredMail } from "#api/messaging/mail/Mail.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";

/** Content of a mail that names its recipient; `mailAccount` adds the name. */
type AccountMail = WithoutName<Extract<StoredMail, { name: string }>>;
type WithoutName<Content> = Content extends unknown ? Omit<Content, "name"> : never;

/**
 * Queues a mail to an account's owner in the outbox, to `address` if given, otherwise to the account's
 * address.
 */
export async function mailAccount(
  transaction: Transaction,
  { full_name: name, email, language }: Pick<UserRow, "full_name" | "email" | "language">,
  content: AccountMail,
  { now, address = email }: { now: Date; address?: string },
): Promise<void> {
  await postMail(transaction, [{ to: { name, address }, language, content: { ...content, name } }], now);
}

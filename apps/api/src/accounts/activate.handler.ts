import type { activate } from "@sayara/api-client/contract/accounts/activate";
import { canSignIn } from "@sayara/domain/account/activation";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { isUuid } from "#api/catalogue/locationRows.ts";
import type { MailedTokenRow, UserRow } from "#api/database/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { postMail } from "#api/mail/postMail.ts";
import { hasWayIn } from "./hasWayIn.ts";
import { hashPassword } from "./hashPassword.ts";
import { limitLinks } from "./limitLinks.ts";
import { findMailedToken, spendMailedToken } from "./mailedToken.ts";
import { moveToAddress } from "./moveToAddress.ts";
import { refuseCommonPassword } from "./refuseCommonPassword.ts";
import { startSession } from "./session.ts";
import { toUser } from "./toUser.ts";

/** Uses up the link of a mail. Whatever is refused leaves the link as good as it was. */
export const handleActivate: Handler<typeof activate> = async ({ body, dependencies, context }) => {
  const { db, clock } = dependencies;
  const { userId, token, password } = body;
  await limitLinks(dependencies, context);
  const now = clock();
  const given = { userId, token, now };
  const isGood = isUuid(userId) && (await findMailedToken(db, given)) !== undefined;
  if (!isGood) return { ok: true, status: 204, data: undefined };
  if (password !== undefined) refuseCommonPassword("password", password);
  // Before the transaction: it takes long, and PGlite has only one.
  const hash = password === undefined ? null : await hashPassword(password);

  const user = await inTransaction(db, async (transaction) => {
    const link = await spendMailedToken(transaction, given);
    if (link === undefined) return undefined;
    const account = await transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    if (!canSignIn(account.account_status)) throw new RefusalError("account_suspended");
    if (link.kind === "reset" && account.activated_at === null) await forgetStrangers(transaction, account);
    const confirmed = await confirmAddress(transaction, account, link, now);
    return confirmed && setPassword(transaction, confirmed, { link, hash, now });
  });
  if (user === undefined) return { ok: true, status: 204, data: undefined };
  await startSession(context, user.id);
  return { ok: true, status: 200, data: toUser(user) };
};

/** The link came from the address, so it is the owner's. Undefined where another account has taken it meanwhile. */
async function confirmAddress(
  transaction: Transaction,
  account: UserRow,
  { kind, email }: MailedTokenRow,
  now: Date,
): Promise<UserRow | undefined> {
  if (kind === "email") return moveToAddress(transaction, account, { email, now });
  if (account.activated_at !== null) return account;
  return transaction
    .updateTable("users")
    .set({ activated_at: now })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Nobody had confirmed the address so far: whoever linked an account of theirs elsewhere may not be its owner, who is
 * here now and chooses how to sign in.
 */
async function forgetStrangers(transaction: Transaction, { id }: UserRow): Promise<void> {
  await transaction.deleteFrom("social_identities").where("user_id", "=", id).execute();
}

/** Sets the password where that is what the link is for, or where its owner has no other way in. */
async function setPassword(
  transaction: Transaction,
  account: UserRow,
  { link, hash, now }: { link: MailedTokenRow; hash: string | null; now: Date },
): Promise<UserRow> {
  const isFirst = link.kind === "activation" && account.password_hash === null;
  if (link.kind !== "reset" && !isFirst) return account;
  if (isFirst && hash === null && (await hasWayIn(transaction, account))) return account;
  if (hash === null) {
    throw new RefusalError("invalid_input", { fields: { password: validationMessage("required") } });
  }
  // Whoever knew the old password, or had a link, is out.
  await transaction.deleteFrom("sessions").where("user_id", "=", account.id).execute();
  await transaction.deleteFrom("mailed_tokens").where("user_id", "=", account.id).execute();
  if (account.password_hash !== null) {
    const { full_name: name, email: address, language } = account;
    const content = { kind: "passwordChanged", name, changedAt: now } as const;
    await postMail(transaction, [{ to: { name, address }, language, content }], now);
  }
  return transaction
    .updateTable("users")
    .set({ password_hash: hash, pending_email: null })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

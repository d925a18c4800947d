import type { activate } from "@sayara/api-client/contract/accounts/activate";
import { canSignIn } from "@sayara/domain/account/activation";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Config } from "#api/server/config/readConfig.ts";
import type { MailedTokenRow, UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findMailedToken, spendMailedToken } from "#api/security/links/mailedToken.ts";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { hashPassword } from "#api/accounts/password/hashPassword.ts";
import { removeSecondFactor } from "#api/accounts/secondFactor/removeSecondFactor.ts";
import { secondFactorOf } from "#api/accounts/secondFactor/secondFactorOf.ts";
import { applicationOf } from "#api/accounts/session/sessionCookie.ts";
import { hasSignInMethod } from "#api/accounts/session/hasSignInMethod.ts";
import { isApplicationOf } from "./isApplicationOf.ts";
import { limitLinks } from "./limitLinks.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { moveToAddress } from "#api/accounts/address/moveToAddress.ts";
import { refuseCommonPassword } from "#api/accounts/password/refuseCommonPassword.ts";
import { replacePassword } from "#api/accounts/password/replacePassword.ts";
import { openSession, readSession, sendSession } from "#api/accounts/session/session.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";

const invalidLink = { ok: true, status: 204, data: undefined } as const;

/**
 * Uses up a mailed link. The link proves who owns the address, not who created the account. So it revokes access and
 * sets a new password, unless the request has a session of the same account. A rejected call does not use up the link.
 */
export const handleActivate: Handler<typeof activate> = async ({ body, dependencies, context }) => {
  const { db, clock, config } = dependencies;
  const { userId, token, password } = body;
  await limitLinks(dependencies, context);
  const now = clock();
  const tokenQuery = { userId, token, now };
  const stored = isUuid(userId) ? await findMailedToken(db, tokenQuery) : undefined;
  // A `permission` link only allows a change of address.
  if (stored === undefined || stored.kind === "permission") return invalidLink;
  if (password !== undefined) refuseCommonPassword("password", password);
  // Outside the transaction because hashing takes tens of milliseconds and PGlite runs one transaction at a time.
  const hash = password === undefined ? null : await hashPassword(password);

  const activated = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [emailLock(stored.email)]);
    const account = await lockAccount(transaction, { id: userId });
    const link = await spendMailedToken(transaction, tokenQuery);
    if (account === undefined || link === undefined) return undefined;
    if (!canSignIn(account.account_status)) throw new RefusalError("account_suspended");
    const isOwnSession = (await readSession(context, transaction))?.id === account.id;
    if (!isOwnSession && !opensPortal(account, config) && applicationOf(context) === "backend")
      throw new RefusalError("not_allowed");
    const confirmed = await confirmAddress(transaction, account, link, { ...dependencies, now });
    if (confirmed === undefined) return undefined;
    if (account.activated_at === null && !isOwnSession) await removeSecondFactor(transaction, account.id);
    const changesNothing = hash === null && isOwnSession && link.kind !== "reset";
    const user =
      changesNothing && (await hasSignInMethod(transaction, account))
        ? confirmed
        : await replacePassword(transaction, confirmed, {
            hash: requireHash(hash),
            keepsIdentities: link.kind === "reset" ? account.activated_at !== null : isOwnSession,
            now,
          });
    return { user, session: await openSession(transaction, context, user.id) };
  });
  if (activated === undefined) return invalidLink;
  sendSession(context, activated.session);
  return { ok: true, status: 200, data: toUser(activated.user) };
};

/** Confirms the address that received the link. Returns undefined when another account has since taken the address. */
async function confirmAddress(
  transaction: Transaction,
  account: UserRow,
  { kind, email }: MailedTokenRow,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<UserRow | undefined> {
  if (kind === "email") return moveToAddress(transaction, account, { ...tools, email });
  if (account.activated_at !== null) return account;
  return transaction
    .updateTable("users")
    .set({ activated_at: tools.now })
    .where("id", "=", account.id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Returns whether a mailed link may sign in to the portal. False for drivers and for accounts with a second
 * factor [SF1].
 */
function opensPortal(account: UserRow, config: Config): boolean {
  return isApplicationOf(account, "backend") && secondFactorOf(config, account) === null;
}

function requireHash(hash: string | null): string {
  if (hash !== null) return hash;
  throw new RefusalError("invalid_input", { fields: { password: validationMessage("required") } });
}

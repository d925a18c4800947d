import { randomUUID } from "node:crypto";
import type { signUp } from "@sayara/api-client/contract/accounts/signUp";
import { canSignIn } from "@sayara/domain/account/activation";
import type { SignUp } from "@sayara/domain/account/SignUp";
import { spendPass } from "#api/security/captcha/captchaPass.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isAddressReserved } from "#api/security/links/addressUndo.ts";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { hashPassword } from "#api/accounts/password/hashPassword.ts";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { mailAlreadyRegistered } from "./mailAlreadyRegistered.ts";
import { mailActivation } from "./mailLink.ts";
import { refuseUnderage } from "#api/accounts/profile/refuseUnderage.ts";
import { refuseCommonPassword } from "#api/accounts/password/refuseCommonPassword.ts";
import { openSession, sendSession } from "#api/accounts/session/session.ts";
import { setPromotions } from "#api/accounts/profile/setPromotions.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";

/**
 * Creates a driver's account, mails the link that confirms its address, and signs in. If registered addresses
 * are secret, always responds 202, and everything else happens by mail.
 */
export const handleSignUp: Handler<typeof signUp> = async ({ body, dependencies, context }) => {
  const { db, clock, config } = dependencies;
  await limitRate(dependencies, {
    name: "sign-up",
    key: clientAddress(context),
    burst: 10,
    secondsEach: 120,
  });
  refuseUnderage(body.birthDate, dependencies);
  refuseCommonPassword("password", body.password);
  await spendPass(context, db);

  // Hashes before any lookup, so that a registered address takes as long as a new one.
  const password_hash = await hashPassword(body.password);
  const now = clock();
  const signedUp = await runWithMinimumDuration(config, () =>
    inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [emailLock(body.email)]);
      const isReserved = await isAddressReserved(transaction, body.email, { now });
      const created = isReserved ? undefined : await insertDriver(transaction, body, { password_hash, now });
      if (created === undefined && config.revealRegisteredEmails) throw new RefusalError("email_registered");
      const mail = { kind: "confirmation", address: body.email } as const;
      await limitMailsTo(dependencies, { ...mail, db: transaction });
      if (created === undefined) {
        await mailOwner(transaction, body, { ...dependencies, now });
        return undefined;
      }
      await storePromotions(transaction, created, body, { ...dependencies, now });
      await mailActivation(transaction, created, { ...dependencies, now });
      if (!config.revealRegisteredEmails) return undefined;
      const user = { ...created, promotions_since: body.acceptsPromotions === true ? now : null };
      return { user, session: await openSession(transaction, context, created.id) };
    }),
  );
  // A new and a registered address get the same response.
  if (signedUp === undefined) return { ok: true, status: 202, data: undefined };
  sendSession(context, signedUp.session);
  return { ok: true, status: 200, data: toUser(signedUp.user) };
};

/** Inserts the account; returns undefined when the address is registered. */
function insertDriver(
  transaction: Transaction,
  { email, fullName, phone, birthDate, language }: SignUp,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<UserRow | undefined> {
  return transaction
    .insertInto("users")
    .values({
      id: randomUUID(),
      type: "user",
      email,
      full_name: fullName,
      phone,
      birth_date: birthDate,
      language,
      password_hash,
      account_status: "active",
      enable_email_notifications: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

function storePromotions(
  transaction: Transaction,
  { id: userId }: UserRow,
  { acceptsPromotions: agrees = false, language }: SignUp,
  { config, now: at }: Pick<Dependencies, "config"> & { now: Date },
): Promise<void> {
  const choice = { userId, language, source: "sign_up", brand: config.siteName } as const;
  return setPromotions(transaction, { ...choice, agrees, at });
}

/**
 * Mails the owner of a registered address: a confirmation link while the address is unconfirmed, otherwise a
 * notice that it is registered. The first person to sign up with an unconfirmed address may not own it, so
 * this sign-up's choice about promotions replaces the first.
 */
async function mailOwner(
  transaction: Transaction,
  body: SignUp,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<void> {
  const users = transaction.selectFrom("users").selectAll().where("email", "=", body.email);
  const registeredAccount = await users.executeTakeFirst();
  if (registeredAccount === undefined || !canSignIn(registeredAccount.account_status)) return;
  if (registeredAccount.activated_at !== null) {
    await mailAlreadyRegistered(transaction, registeredAccount, { ...tools, attempt: "signUp" });
    return;
  }
  await storePromotions(transaction, registeredAccount, body, tools);
  await mailActivation(transaction, registeredAccount, tools);
}

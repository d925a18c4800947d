import type {
  updateEmailNotifications,
  updateLanguage,
  updatePromotions,
  updateUser,
} from "@sayara/api-client/contract/accounts/updateUser";
import type { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requestEmailChange } from "#api/accounts/address/requestEmailChange.ts";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";
import { provePassword, wrongPasswordError } from "#api/accounts/password/provePassword.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { mailChangePermission } from "#api/accounts/address/mailChange.ts";
import { resolveAccount } from "./resolveAccount.ts";
import { refuseUnderage } from "./refuseUnderage.ts";
import { setPromotions } from "./setPromotions.ts";

/**
 * Changes the profile. A new address requires the password [AC6] and replaces the old one once its mailed
 * link is opened.
 */
export const handleUpdateUser: Handler<typeof updateUser> = async ({ body, user, dependencies, context }) => {
  const { clock } = dependencies;
  const account = await resolveAccount(dependencies.db, user, body.id);
  if (body.birthDate !== undefined && body.birthDate !== account.birth_date) {
    refuseUnderage(body.birthDate, dependencies);
  }
  const { email } = body;
  // The form always sends the address that it shows, so the current or the pending address means no change.
  const changesAddress = email !== undefined && email !== account.email && email !== account.pending_email;
  if (changesAddress) {
    await limitRate(dependencies, { name: "new address", key: user.id, burst: 5, secondsEach: 600 });
  }
  const isProven = changesAddress && (await provePassword(dependencies, user, body.password));
  // Without a password, the change needs a mailed link. An admin gets no such link for another account.
  if (changesAddress && !isProven && user.id !== account.id) throw new RefusalError("not_allowed");
  const tools = { ...dependencies, now: clock() };
  const change = async (transaction: Transaction, lockedAccount: UserRow) => {
    const changes = changesOf(body);
    if (Object.keys(changes).length > 0) {
      await transaction.updateTable("users").set(changes).where("id", "=", account.id).execute();
    }
    if (!changesAddress) return;
    const isOwn = user.id === lockedAccount.id;
    // The password has changed since it was checked.
    if (isOwn && lockedAccount.password_hash !== user.password_hash) throw wrongPasswordError();
    if (isProven) return requestEmailChange(transaction, lockedAccount, email, tools);
    await limitMailsTo(tools, { db: transaction, kind: "oldAddress", address: lockedAccount.email });
    await mailChangePermission(transaction, lockedAccount, { ...tools, newEmail: email });
  };
  // Every transaction that assigns an address to an account takes the lock of the address first.
  const locks = changesAddress ? [emailLock(email)] : [];
  const save = () => inAccountTransaction(context, { id: account.id, locks }, change);
  await (changesAddress ? runWithMinimumDuration(dependencies.config, save) : save());
  return { ok: true, status: changesAddress && !isProven ? 202 : 200, data: undefined };
};

export const handleUpdateLanguage: Handler<typeof updateLanguage> = async ({
  body: { id, language },
  user,
  dependencies: { db },
  context,
}) => {
  const account = await resolveAccount(db, user, id);
  await inAccountTransaction(context, { id: account.id }, (transaction) =>
    transaction.updateTable("users").set({ language }).where("id", "=", account.id).execute(),
  );
  return { ok: true, status: 200, data: undefined };
};

export const handleUpdateEmailNotifications: Handler<typeof updateEmailNotifications> = async ({
  body: { enableEmailNotifications },
  user,
  context,
}) => {
  const change = { enable_email_notifications: enableEmailNotifications };
  await inAccountTransaction(context, { id: user.id }, (transaction) =>
    transaction.updateTable("users").set(change).where("id", "=", user.id).execute(),
  );
  return { ok: true, status: 200, data: undefined };
};

export const handleUpdatePromotions: Handler<typeof updatePromotions> = async ({
  body: { acceptsPromotions: agrees, language },
  user,
  context,
  dependencies: { clock, config },
}) => {
  if (user.type !== "user") throw new RefusalError("not_allowed");
  const choice = { userId: user.id, agrees, language, source: "settings", brand: config.siteName } as const;
  await inAccountTransaction(context, { id: user.id }, (transaction) =>
    setPromotions(transaction, { ...choice, at: clock() }),
  );
  return { ok: true, status: 200, data: undefined };
};

/** Returns the columns to change: absent fields stay unchanged, and an empty string becomes null. */
function changesOf({ fullName, phone, birthDate, location, bio }: ProfileUpdate): Partial<UserRow> {
  return {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(phone !== undefined && { phone }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(location !== undefined && { location: location === "" ? null : location }),
    ...(bio !== undefined && { bio: bio === "" ? null : bio }),
  };
}

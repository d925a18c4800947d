import type {
  changePassword,
  checkPassword,
  hasPassword,
  verifyPassword,
} from "@sayara/api-client/contract/accounts/password";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { refuseForeignLoad } from "#api/server/http/origins/refuseForeignLoad.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashPassword } from "./hashPassword.ts";
import { isPasswordCorrect } from "./isPasswordCorrect.ts";
import { limitPasswordChecks } from "./limitPasswordChecks.ts";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { resolveAccount } from "#api/accounts/profile/resolveAccount.ts";
import { refuseCommonPassword } from "./refuseCommonPassword.ts";
import { endOtherSessions, renewSession, sendSession } from "#api/accounts/session/session.ts";

export const handleCheckPassword: Handler<typeof checkPassword> = async ({
  params,
  user,
  dependencies,
  context,
}) => {
  // Checks the request's origin before it counts the guess, so that another site cannot use up the owner's
  // allowance.
  refuseForeignLoad(context);
  return checkAndRespond(dependencies, user, params);
};

export const handleVerifyPassword: Handler<typeof verifyPassword> = ({ params, body, user, dependencies }) =>
  checkAndRespond(dependencies, user, { ...params, ...body });

export const handleHasPassword: Handler<typeof hasPassword> = async ({ params, user, dependencies }) => {
  const { password_hash } = await resolveAccount(dependencies.db, user, params.id);
  return { ok: true, status: password_hash === null ? 204 : 200, data: undefined };
};

/**
 * Changes the password after checking the current one. Ends all other sessions of the user and renews this one, since
 * its cookie may have been copied.
 */
export const handleChangePassword: Handler<typeof changePassword> = async ({
  body: { id, password = "", newPassword },
  user,
  dependencies,
  context,
}) => {
  const { clock } = dependencies;
  await limitGuesses(dependencies, user, id);
  // Staff set their first password through a mailed link: a session alone is not enough.
  const isFirstPassword = user.password_hash === null && user.type === "user";
  const isCorrect = isFirstPassword || (await isPasswordCorrect(user.password_hash, password));
  if (!isCorrect) return wrongPassword;
  refuseCommonPassword("newPassword", newPassword);

  const password_hash = await hashPassword(newPassword);
  const now = clock();
  const session = await inAccountTransaction(context, { id }, async (transaction, account) => {
    // The password has changed since it was checked.
    if (account.password_hash !== user.password_hash) return undefined;
    // Links may have been requested from an unattended session. Keeps only activation links, which go to the
    // account's own address.
    await transaction
      .updateTable("users")
      .set({
        password_hash,
        password_by_session: isFirstPassword || account.password_by_session,
        pending_email: null,
      })
      .where("id", "=", id)
      .execute();
    await transaction
      .deleteFrom("mailed_tokens")
      .where("user_id", "=", id)
      .where("kind", "in", ["reset", "email", "permission"])
      .execute();
    await endOtherSessions(context, transaction, id);
    await mailAccount(transaction, account, { kind: "passwordChanged", changedAt: now }, { now });
    return renewSession(transaction, context);
  });
  if (session === undefined) return wrongPassword;
  sendSession(context, session);
  return { ok: true, status: 200, data: undefined };
};

const wrongPassword = { ok: true, status: 204, data: undefined } as const;

async function checkAndRespond(
  dependencies: Dependencies,
  user: UserRow,
  { id, password }: { id: string; password: string },
) {
  await limitGuesses(dependencies, user, id);
  const isCorrect = await isPasswordCorrect(user.password_hash, password);
  return { ok: true, status: isCorrect ? 200 : 204, data: undefined } as const;
}

/** Limits guesses of a password. Refuses everyone but the account's owner, even admins. */
async function limitGuesses(dependencies: Dependencies, user: UserRow, id: string): Promise<void> {
  if (id !== user.id) throw new RefusalError("not_allowed");
  await limitPasswordChecks(dependencies, id);
}

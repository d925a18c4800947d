import type { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { canSignIn } from "@sayara/domain/account/activation";
import { inTransaction } from "#api/database/inTransaction.ts";
import { clientAddress } from "#api/http/origins/clientAddress.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { isPasswordCorrect } from "#api/accounts/password/isPasswordCorrect.ts";
import { readDevice } from "./rememberDevice.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { openSession, sendSession } from "./session.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";

const rejected = { ok: true, status: 204, data: undefined } as const;

/** Opens a session. Reveals that an account exists or is suspended only to a caller with the right password. */
export const handleSignIn: Handler<typeof signIn> = async ({ body, dependencies, context }) => {
  const { email: enteredEmail, password, stayConnected } = body;
  const { db, config } = dependencies;
  const email = enteredEmail.toLowerCase();
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "sign-in address", key: address, burst: 50, secondsEach: 6 });
  const user = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  const device = user && readDevice(context, user.id);
  await limitGuesses(dependencies, { email, address, device });

  const isCorrect = await isPasswordCorrect(user?.password_hash, password);
  if (user === undefined || !isCorrect) return rejected;
  const signedIn = await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, { id: user.id });
    // The password has been replaced since it was checked.
    if (account === undefined || account.password_hash !== user.password_hash) return undefined;
    // The response would reveal whether a sign-up with this password created the account or found an existing one.
    if (!config.revealRegisteredEmails && account.activated_at === null) return undefined;
    if (!canSignIn(account.account_status)) throw new RefusalError("account_suspended");
    return { account, session: await openSession(transaction, context, account.id, { stayConnected }) };
  });
  if (signedIn === undefined) return rejected;
  sendSession(context, signedIn.session);
  return { ok: true, status: 200, data: toUser(signedIn.account) };
};

/**
 * Limits guesses per account and network address, and per account across all addresses. A browser that has signed in to
 * the account before has its own limit, so that many addresses cannot lock the owner out.
 */
async function limitGuesses(
  dependencies: Dependencies,
  { email, address, device }: { email: string; address: string; device: string | undefined },
): Promise<void> {
  if (device !== undefined) {
    await limitRate(dependencies, { name: "sign-in device", key: device, burst: 10, secondsEach: 30 });
    return;
  }
  await limitRate(dependencies, {
    name: "sign-in here",
    key: `${address} ${email}`,
    burst: 10,
    secondsEach: 30,
  });
  await limitRate(dependencies, { name: "sign-in account", key: email, burst: 60, secondsEach: 20 });
}

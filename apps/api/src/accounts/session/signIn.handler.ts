import type { signIn } from "@sayara/api-client/contract/accounts/signIn";
import type { signInStaff } from "@sayara/api-client/contract/accounts/signInStaff";
import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { inTransaction } from "#api/database/inTransaction.ts";
import { checkSecondFactor } from "#api/accounts/secondFactor/checkSecondFactor.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isPasswordCorrect } from "#api/accounts/password/isPasswordCorrect.ts";
import { mayOpenSession } from "./mayOpenSession.ts";
import { readDevice } from "./rememberDevice.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { openSession, sendSession } from "./session.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";

const wrongCredentials = { ok: true, status: 204, data: undefined } as const;

type SignInCall = Pick<Call<typeof signIn>, "body" | "dependencies" | "context">;

/**
 * Opens a session. Reveals that an account exists or is suspended only to a caller with the right password. An account
 * with a second factor needs a code too [SF1].
 */
export const handleSignIn: Handler<typeof signIn> = (call) => signInTo("frontend", call);

/** Opens a session in the portal. A driver with the right password is refused. */
export const handleSignInStaff: Handler<typeof signInStaff> = (call) => signInTo("backend", call);

async function signInTo(application: ApplicationType, { body, dependencies, context }: SignInCall) {
  const { email: enteredEmail, password, stayConnected } = body;
  const { db, config } = dependencies;
  const email = enteredEmail.toLowerCase();
  const address = await limitSignInsFrom(dependencies, context);
  const user = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  const device = user && readDevice(context, user.id);
  await limitGuesses(dependencies, { email, address, device });

  const isCorrect = await isPasswordCorrect(user?.password_hash, password);
  if (user === undefined || !isCorrect) return wrongCredentials;
  const signedIn = await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, { id: user.id });
    // The password has changed since it was checked.
    if (account === undefined || account.password_hash !== user.password_hash) return undefined;
    if (!mayOpenSession(account, { application, config })) return undefined;
    const step = await checkSecondFactor(transaction, account, body, dependencies);
    if (step.proof !== "right") return step;
    const options = { stayConnected, application };
    const session = await openSession(transaction, context, account.id, options);
    return { proof: step.proof, account, session };
  });
  if (signedIn === undefined) return wrongCredentials;
  if (signedIn.proof === "code_needed")
    return { ok: true, status: 202, data: { method: signedIn.asked } } as const;
  if (signedIn.proof !== "right") throw new RefusalError(signedIn.proof);
  sendSession(context, signedIn.session);
  return { ok: true, status: 200, data: toUser(signedIn.account) } as const;
}

/** Limits sign-ins by any method from a network address, and returns the address. */
export async function limitSignInsFrom(dependencies: Dependencies, context: AppContext): Promise<string> {
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "sign-in address", key: address, burst: 50, secondsEach: 6 });
  return address;
}

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

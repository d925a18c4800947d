import type { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { clientAddress } from "#api/http/clientAddress.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { isPasswordRight } from "./isPasswordRight.ts";
import { startSession } from "./session.ts";
import { toUser } from "./toUser.ts";

/** Opens a session. Only who knows the password learns that an account is suspended, or that there is one. */
export const handleSignIn: Handler<typeof signIn> = async ({ body, dependencies, context }) => {
  const { email: given, password, stayConnected } = body;
  const email = given.toLowerCase();
  await limitGuesses(dependencies, { email, address: clientAddress(context) });

  const user = await dependencies.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  const right = await isPasswordRight(user?.password_hash, password);
  if (user === undefined || !right) return { ok: true, status: 204, data: undefined };
  if (user.account_status === "blocked") throw new RefusalError("account_suspended");

  await startSession(context, user.id, { stayConnected });
  return { ok: true, status: 200, data: toUser(user) };
};

/**
 * Guessing is slow from one address, slower against one account from there, and bounded against one account from
 * everywhere: high enough that an attacker can't easily keep the account's owner out.
 */
async function limitGuesses(
  dependencies: Dependencies,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await limitRate(dependencies, { name: "sign-in address", key: address, burst: 50, secondsEach: 6 });
  await limitRate(dependencies, {
    name: "sign-in here",
    key: `${address} ${email}`,
    burst: 10,
    secondsEach: 30,
  });
  await limitRate(dependencies, { name: "sign-in account", key: email, burst: 60, secondsEach: 20 });
}

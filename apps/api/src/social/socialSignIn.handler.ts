import type { socialSignIn } from "@sayara/api-client/contract/accounts/socialSignIn";
import { canSignIn } from "@sayara/domain/account/activation";
import { startSession } from "#api/accounts/session.ts";
import { toUser } from "#api/accounts/toUser.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { spendProof } from "#api/security/spendProof.ts";
import { accountOf } from "./accountOf.ts";

const no = { ok: true, status: 204, data: undefined } as const;

/** Signs in whoever a configured provider vouches for. A token is taken once, however long it lives. */
export const handleSocialSignIn: Handler<typeof socialSignIn> = async ({ body, dependencies, context }) => {
  const { provider, token, nonce, fullName, stayConnected, language } = body;
  const { db, identities, clock } = dependencies;
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "social sign-in", key: address, burst: 20, secondsEach: 10 });
  const identity = await identities.get(provider)?.identify(token, nonce);
  if (identity === undefined) return no;
  const { subject, expiresAt } = identity;
  // The clocks' tolerance included, as long as the token could be shown again.
  const until = new Date(expiresAt.getTime() + 120_000);
  if (!(await spendProof(db, { key: `identity ${provider} ${token}`, expiresAt: until }))) return no;

  const user = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [`identity ${provider} ${subject}`]);
    const tools = { ...dependencies, now: clock() };
    const person = { ...identity, fullName: identity.fullName ?? fullName };
    const account = await accountOf(transaction, person, { provider, language, ...tools });
    if (account !== undefined && !canSignIn(account.account_status)) {
      throw new RefusalError("account_suspended");
    }
    return account;
  });
  if (user === undefined) return no;
  await startSession(context, user.id, { stayConnected });
  return { ok: true, status: 200, data: toUser(user) };
};

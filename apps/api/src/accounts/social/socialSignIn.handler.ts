import type { socialSignIn } from "@sayara/api-client/contract/accounts/socialSignIn";
import { canSignIn } from "@sayara/domain/account/activation";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { checkSecondFactor } from "#api/accounts/secondFactor/checkSecondFactor.ts";
import { openSession, sendSession } from "#api/accounts/session/session.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { restoreProof, spendProof } from "#api/security/spendProof.ts";
import { findOrCreateAccount, isIdentityLinked, unlinkIdentity } from "./findOrCreateAccount.ts";
import type { IdentityProviders } from "./IdentityProvider.ts";

const rejected = { ok: true, status: 204, data: undefined } as const;

/**
 * Signs in with a token of a configured provider. Each sign-in request succeeds once: its nonce is recorded
 * as used, so that the same token in another encoding or with another signature is rejected. The nonce stays
 * unused until the second factor is correct [SF1].
 */
export function socialSignInHandler({
  identities,
}: {
  identities: IdentityProviders;
}): Handler<typeof socialSignIn> {
  return async ({ body, dependencies, context }) => {
    const { provider, token, verifier, fullName, stayConnected, language } = body;
    const { db, clock } = dependencies;
    const address = clientAddress(context);
    await limitRate(dependencies, { name: "social sign-in", key: address, burst: 20, secondsEach: 10 });
    const identity = await identities.get(provider)?.identify(token, verifier);
    if (identity === undefined) return rejected;
    const { subject, nonce, email, expiresAt } = identity;
    // Includes the clock tolerance, because the token could be replayed until then.
    const usableUntil = new Date(expiresAt.getTime() + 120_000);
    const key = JSON.stringify(["identity", provider, subject, nonce]);

    const signedIn = await inTransaction(db, async (transaction) => {
      const locks = [`identity ${provider} ${subject}`, ...(email === undefined ? [] : [emailLock(email)])];
      await lockInOrder(transaction, locks);
      if (!(await spendProof(transaction, { key, expiresAt: usableUntil }))) return undefined;
      const wasLinked = await isIdentityLinked(transaction, { provider, subject });
      const tools = { ...dependencies, now: clock() };
      const person = { ...identity, fullName: identity.fullName ?? fullName };
      const account = await findOrCreateAccount(transaction, person, { provider, language, ...tools });
      if (account === undefined) return undefined;
      if (!canSignIn(account.account_status)) throw new RefusalError("account_suspended");
      const step = await checkSecondFactor(transaction, account, body, dependencies);
      if (step.proof !== "right") {
        await restoreProof(transaction, key);
        // One of two factors alone must not link an identity to the account.
        if (!wasLinked) await unlinkIdentity(transaction, { provider, subject });
        return step;
      }
      const session = await openSession(transaction, context, account.id, { stayConnected });
      return { proof: step.proof, account, session };
    });
    if (signedIn === undefined) return rejected;
    if (signedIn.proof === "code_needed") return { ok: true, status: 202, data: { method: signedIn.asked } };
    if (signedIn.proof !== "right") throw new RefusalError(signedIn.proof);
    sendSession(context, signedIn.session);
    return { ok: true, status: 200, data: toUser(signedIn.account) };
  };
}

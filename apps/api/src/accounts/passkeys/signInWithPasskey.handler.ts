import type { signInWithPasskey } from "@sayara/api-client/contract/accounts/passkeys";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";
import { mayOpenSession } from "#api/accounts/session/mayOpenSession.ts";
import { openSession, sendSession } from "#api/accounts/session/session.ts";
import { applicationOf } from "#api/accounts/session/sessionCookie.ts";
import { limitSignInsFrom } from "#api/accounts/session/signIn.handler.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { recordPasskeyUse, verifyPasskeyUse } from "./verifyPasskeyUse.ts";

const refused = { ok: true, status: 204, data: undefined } as const;

/**
 * Opens a session with a passkey, which counts as both factors [PK3]. Every rejected passkey gets the same
 * response.
 */
export const handleSignInWithPasskey: Handler<typeof signInWithPasskey> = async ({
  body: { assertion, stayConnected },
  dependencies,
  context,
}) => {
  const { db, clock, config } = dependencies;
  await limitSignInsFrom(dependencies, context);
  const use = await verifyPasskeyUse(dependencies, assertion);
  if (use === undefined) return refused;
  const application = applicationOf(context);
  const signedIn = await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, { id: use.userId });
    if (account === undefined || !mayOpenSession(account, { application, config })) return undefined;
    if (!(await recordPasskeyUse(transaction, use, clock()))) return undefined;
    const options = { stayConnected, application };
    return { account, session: await openSession(transaction, context, account.id, options) };
  });
  if (signedIn === undefined) return refused;
  sendSession(context, signedIn.session);
  return { ok: true, status: 200, data: toUser(signedIn.account) };
};

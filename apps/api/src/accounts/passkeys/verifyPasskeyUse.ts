import type { PasskeyAssertion } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import type { PasskeyRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { spendChallenge } from "./passkeyChallenge.ts";

/**
 * A use of a passkey with a valid signature. It counts only after {@link recordPasskeyUse} has recorded it.
 */
export interface PasskeyUse {
  id: string;
  userId: string;
  /** Uses that the authenticator has counted; 0 if it does not count them. */
  counter: number;
}

/**
 * Verifies the challenge [PK2], origin, relying party, user verification [PK3], signature and counter [PK6]
 * of a use of a passkey. Spends the challenge. Returns undefined if any of them is wrong. The caller limits
 * the rate.
 */
export async function verifyPasskeyUse(
  dependencies: Pick<Dependencies, "db" | "clock" | "config">,
  assertion: PasskeyAssertion,
): Promise<PasskeyUse | undefined> {
  const { db, config } = dependencies;
  const { id, response } = assertion;
  const challenge = await spendChallenge(dependencies, response.clientDataJSON, null);
  if (challenge === undefined) return undefined;
  const passkey = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", id)
    .executeTakeFirst();
  if (passkey === undefined || !isHandleOf(passkey, response.userHandle)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: config.passkeys.origins,
      expectedRPID: config.passkeys.domain,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) return undefined;
    return { id: passkey.id, userId: passkey.user_id, counter: authenticationInfo.newCounter };
  } catch {
    // The library throws if any part is wrong.
    return undefined;
  }
}

/**
 * Returns whether the response's user handle is the passkey's account. A security key may omit the handle.
 */
function isHandleOf({ user_id }: PasskeyRow, userHandle: string | undefined): boolean {
  return userHandle === undefined || isoBase64URL.toUTF8String(userHandle) === user_id;
}

/**
 * Records a use. Returns false if, since the verification, the passkey was removed or a use with the same or
 * a higher counter was recorded. Requires the account's lock.
 */
export async function recordPasskeyUse(
  transaction: Transaction,
  { id, counter }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("counter", "<", counter), row("counter", "=", 0)]))
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

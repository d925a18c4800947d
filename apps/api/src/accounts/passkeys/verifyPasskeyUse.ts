import type { PasskeyAssertion } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import type { PasskeyRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { spendChallenge } from "./passkeyChallenge.ts";

/** A use of a passkey whose signature is right. It counts once {@link recordPasskeyUse} has recorded it. */
export interface PasskeyUse {
  id: string;
  userId: string;
  /** The authenticator's counter, or 0. */
  counter: number;
}

/**
 * Verifies the use of a passkey: its challenge, which is then spent [PK2], origin, relying party, verification of the
 * person [PK3], signature and counter [PK6]. Undefined if anything is wrong. The caller limits the calls.
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
    // The library throws for each part that is wrong.
    return undefined;
  }
}

/** Returns whether a passkey names its account by the handle that it was made with. A security key may name none. */
function isHandleOf({ user_id }: PasskeyRow, userHandle: string | undefined): boolean {
  return userHandle === undefined || isoBase64URL.toUTF8String(userHandle) === user_id;
}

/**
 * Records a use. Returns false if the passkey was removed, or was used with a later count, since it was verified.
 * Requires the account's lock.
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

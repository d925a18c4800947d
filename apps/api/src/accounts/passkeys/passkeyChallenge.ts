import { PASSKEY_CHALLENGE_MINUTES } from "@sayara/domain/account/PasskeyName";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { Database } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";

/** Lifetime of a challenge in milliseconds [PK2]. */
export const CHALLENGE_TIME = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** Length of a challenge in bytes. */
const LENGTH = 32;

/**
 * Stores and returns a challenge: for signing in with any passkey if `userId` is null, otherwise for adding a
 * passkey to that account. It replaces the account's earlier challenge.
 */
export async function issueChallenge(
  { db, clock, randomBytes }: Pick<Dependencies, "clock" | "randomBytes"> & { db: Database },
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(randomBytes(LENGTH));
  const challenge_hash = hashOf(Buffer.from(challenge).toString("base64url"));
  if (userId !== null) await db.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
  await db
    .insertInto("passkey_challenges")
    .values({ challenge_hash, user_id: userId, expires_at: new Date(clock().getTime() + CHALLENGE_TIME) })
    .execute();
  return challenge;
}

/**
 * Deletes and returns the challenge in a browser's response. Undefined if no such challenge is open for this
 * purpose. Call it outside the transaction, so that a response that fails later has used up its challenge
 * too.
 */
export async function spendChallenge(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const spent = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("expires_at", ">", clock())
    .where("user_id", userId === null ? "is" : "=", userId)
    .returning("challenge_hash")
    .executeTakeFirst();
  return spent && challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    // The client data is not JSON.
    return undefined;
  }
}

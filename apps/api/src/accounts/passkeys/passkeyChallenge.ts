import { PASSKEY_CHALLENGE_MINUTES } from "@sayara/domain/account/PasskeyName";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { Database } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";

/** Milliseconds for which a challenge is open [PK2]. */
export const CHALLENGE_TIME = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** Bytes of a challenge. */
const LENGTH = 32;

/**
 * Stores a challenge and returns it: for the use of any passkey, or for a new passkey of the account `userId`, which
 * then has no other open one.
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
 * Returns the challenge that a browser's response answers, and deletes it: also a response that then fails has used it
 * up. Undefined if none of this purpose is open. The caller calls it outside its transaction.
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
    // No JSON.
    return undefined;
  }
}

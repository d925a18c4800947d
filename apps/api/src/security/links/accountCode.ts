import { BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { bookingCodeExpiresAt } from "@sayara/domain/booking/actions/mailboxProof";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

type Tools = Pick<Dependencies, "config"> & { now: Date };

/** Purpose of a code: an action with the account, or signing in to the portal [SF1]. It authorizes nothing else. */
type CodeKind = "code" | "signIn";

/**
 * Creates a code for an account's owner, which replaces an earlier code of the same kind.
 *
 * @returns the seed for the outbox. The code can be derived from it only with this installation's key.
 */
export async function issueAccountCode(
  transaction: Transaction,
  { id: userId, email, kind }: { id: string; email: string; kind: CodeKind },
  { config, randomBytes, now }: Tools & Pick<Dependencies, "randomBytes">,
): Promise<{ seed: string; expiresAt: Date }> {
  const seed = randomBytes(32).toString("base64url");
  const code = accountCode(config.secret, seed);
  const expires_at = bookingCodeExpiresAt(now);
  await transaction
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
  await transaction
    .insertInto("mailed_tokens")
    .values({
      token_hash: codeHash(config.secret, { userId, kind, code }),
      user_id: userId,
      kind,
      email,
      created_at: now,
      expires_at,
    })
    .execute();
  return { seed, expiresAt: expires_at };
}

/** Returns the six-digit code of a seed. */
export function accountCode(secret: string, seed: string): string {
  const hashNumber = Buffer.from(keyedHash(secret, "account-code", seed), "base64url").readBigUInt64BE();
  return String(hashNumber % 10n ** BigInt(BOOKING_CODE_DIGITS)).padStart(BOOKING_CODE_DIGITS, "0");
}

/**
 * Starts the lifetime of a code when its mail is sent.
 *
 * @returns its expiry.
 */
export async function startAccountCode(
  db: Database,
  { userId, kind, seed }: { userId: string; kind: CodeKind; seed: string },
  { config, now }: Tools,
): Promise<Date> {
  const expires_at = bookingCodeExpiresAt(now);
  const code = accountCode(config.secret, seed);
  await db
    .updateTable("mailed_tokens")
    .set({ expires_at })
    .where("token_hash", "=", codeHash(config.secret, { userId, kind, code }))
    .where("used_at", "is", null)
    .execute();
  return expires_at;
}

/**
 * Spends a code. The caller limits the guesses. Of two concurrent calls with the right code, only one
 * succeeds.
 */
export async function spendAccountCode(
  transaction: Transaction,
  { userId, kind, code }: { userId: string; kind: CodeKind; code: string },
  { config, now }: Tools,
): Promise<"right" | "code_wrong" | "code_expired"> {
  const liveCodes = transaction
    .selectFrom("mailed_tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  if ((await liveCodes.executeTakeFirst()) === undefined) return "code_expired";
  const spentCode = await transaction
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", codeHash(config.secret, { userId, kind, code }))
    .where("token_hash", "in", liveCodes)
    .returning("token_hash")
    .executeTakeFirst();
  return spentCode === undefined ? "code_wrong" : "right";
}

/** Returns a keyed hash, because a plain hash of six digits could be reversed by trying all codes. */
function codeHash(
  secret: string,
  { userId, kind, code }: { userId: string; kind: CodeKind; code: string },
): string {
  const purpose = kind === "code" ? "account-code-hash" : "sign-in-code-hash";
  return keyedHash(secret, purpose, `${userId}\n${code}`);
}

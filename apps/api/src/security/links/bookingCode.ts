import { BOOKING_CODE_ATTEMPTS, BOOKING_CODE_DIGITS } from "@sayara/domain/config/businessDefaults";
import { bookingCodeExpiresAt } from "@sayara/domain/booking/actions/mailboxProof";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

type Tools = Pick<Dependencies, "config"> & { now: Date };

/** A booking and the browser to which its code is bound. */
export interface CodeBearer {
  bookingId: string;
  browser: string;
}

/**
 * Creates a code for a browser, which replaces the browser's earlier code.
 *
 * @returns the seed for the outbox. The code can be derived from it only with this installation's key.
 */
export async function issueBookingCode(
  transaction: Transaction,
  { bookingId, browser }: CodeBearer,
  { config, randomBytes, now }: Tools & Pick<Dependencies, "randomBytes">,
): Promise<{ codeSeed: string; expiresAt: Date }> {
  const codeSeed = randomBytes(32).toString("base64url");
  const columns = {
    seed_hash: hashOf(codeSeed),
    code_hash: codeHash(config.secret, { bookingId, browser }, bookingCode(config.secret, codeSeed)),
    attempts: 0,
    created_at: now,
    expires_at: bookingCodeExpiresAt(now),
    used_at: null,
  };
  await transaction
    .insertInto("booking_codes")
    .values({ booking_id: bookingId, browser_hash: hashOf(browser), ...columns })
    .onConflict((conflict) => conflict.columns(["booking_id", "browser_hash"]).doUpdateSet(columns))
    .execute();
  return { codeSeed, expiresAt: columns.expires_at };
}

/** Returns the six-digit code of a seed [RO4]. */
export function bookingCode(secret: string, codeSeed: string): string {
  const hashNumber = Buffer.from(keyedHash(secret, "booking-code", codeSeed), "base64url").readBigUInt64BE();
  return String(hashNumber % 10n ** BigInt(BOOKING_CODE_DIGITS)).padStart(BOOKING_CODE_DIGITS, "0");
}

/**
 * Starts the lifetime of a code when its mail is sent.
 *
 * @returns its expiry.
 */
export async function startBookingCode(db: Database, codeSeed: string, now: Date): Promise<Date> {
  const expires_at = bookingCodeExpiresAt(now);
  await db
    .updateTable("booking_codes")
    .set({ expires_at })
    .where("seed_hash", "=", hashOf(codeSeed))
    .where("used_at", "is", null)
    .execute();
  return expires_at;
}

/**
 * Spends a code. Counts a wrong code; the last attempt voids the code. Of two concurrent calls with the right
 * code, only one succeeds. The caller must commit the transaction in every case.
 */
export async function spendBookingCode(
  transaction: Transaction,
  { code, ...bearer }: CodeBearer & { code: string },
  { config, now }: Tools,
): Promise<"right" | "code_wrong" | "code_expired"> {
  const liveCode = await transaction
    .updateTable("booking_codes")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("booking_id", "=", bearer.bookingId)
    .where("browser_hash", "=", hashOf(bearer.browser))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("attempts", "<", BOOKING_CODE_ATTEMPTS)
    .returning(["seed_hash", "code_hash", "attempts"])
    .executeTakeFirst();
  if (liveCode === undefined) return "code_expired";
  if (!equalInConstantTime(liveCode.code_hash, codeHash(config.secret, bearer, code))) {
    return liveCode.attempts < BOOKING_CODE_ATTEMPTS ? "code_wrong" : "code_expired";
  }
  await transaction
    .updateTable("booking_codes")
    .set({ used_at: now })
    .where("seed_hash", "=", liveCode.seed_hash)
    .execute();
  return "right";
}

function codeHash(secret: string, { bookingId, browser }: CodeBearer, code: string): string {
  return keyedHash(secret, "booking-code-hash", `${bookingId}\n${browser}\n${code}`);
}

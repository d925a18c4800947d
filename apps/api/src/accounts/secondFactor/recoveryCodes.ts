import {
  formatRecoveryCode,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from "@sayara/domain/account/RecoveryCode";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { keyedHash } from "#api/security/keyedHash.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";

type Tools = Pick<Dependencies, "config" | "clock">;

/**
 * Creates recovery codes, which replace the earlier ones [SF6]. Requires the account's lock.
 *
 * @returns the codes as displayed. Only their hashes are stored.
 */
export async function makeRecoveryCodes(
  transaction: Transaction,
  { id }: Pick<UserRow, "id">,
  { config, clock, randomBytes }: Tools & Pick<Dependencies, "randomBytes">,
): Promise<string[]> {
  const letters = [...randomBytes(RECOVERY_CODES * RECOVERY_CODE_LENGTH)]
    // 256 is a multiple of the alphabet's 32 characters, so each character is equally likely.
    .map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length])
    .join("");
  const codes = Array.from({ length: RECOVERY_CODES }, (_, index) =>
    letters.slice(index * RECOVERY_CODE_LENGTH, (index + 1) * RECOVERY_CODE_LENGTH),
  );
  await deleteRecoveryCodes(transaction, id);
  await transaction
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        user_id: id,
        code_hash: hashOfCode(config.secret, id, code),
        created_at: clock(),
      })),
    )
    .execute();
  return codes.map(formatRecoveryCode);
}

/**
 * Spends a recovery code and mails the owner about it [SF6]. Requires the account's lock. The caller limits the guesses.
 */
export async function spendRecoveryCode(
  transaction: Transaction,
  account: UserRow,
  code: string,
  { config, clock }: Tools,
): Promise<"right" | "code_wrong"> {
  const { id } = account;
  const stored = await transaction
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("user_id", "=", id)
    .execute();
  const hash = hashOfCode(config.secret, id, code);
  // Compares all codes, so that the time does not reveal which one resembles the guess.
  const [spent] = stored.filter(({ code_hash }) => equalInConstantTime(code_hash, hash));
  if (spent === undefined) return "code_wrong";
  await transaction
    .deleteFrom("recovery_codes")
    .where("user_id", "=", id)
    .where("code_hash", "=", spent.code_hash)
    .execute();
  const now = clock();
  const mail = {
    kind: "recoveryCodesChanged",
    change: "used",
    remaining: stored.length - 1,
    changedAt: now,
  } as const;
  await mailAccount(transaction, account, mail, { now });
  return "right";
}

export async function deleteRecoveryCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Returns the number of codes that are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const rows = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("user_id", "=", userId)
    .execute();
  return rows.length;
}

/** Returns a keyed hash, because someone with a copy of the database could guess codes from a plain one. */
function hashOfCode(secret: string, userId: string, code: string): string {
  return keyedHash(secret, "recovery-code", `${userId}\n${code}`);
}

import type { Transaction } from "#api/database/Schema.ts";
import { deleteRecoveryCodes } from "./recoveryCodes.ts";

/**
 * Removes the second factor and the recovery codes. Call it when an account's address is confirmed for the
 * first time without a session of the account: another person may have registered the address and set them up
 * [SF8].
 */
export async function removeSecondFactor(transaction: Transaction, userId: string): Promise<void> {
  await deleteRecoveryCodes(transaction, userId);
  await transaction
    .updateTable("users")
    .set({ second_factor: null, authenticator_seed: null, authenticator_step: 0 })
    .where("id", "=", userId)
    .execute();
}

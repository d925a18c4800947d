import type { BankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import { accountHeldUntil } from "@sayara/domain/statement/payoutDue";
import type { Config } from "#api/server/config/readConfig.ts";
import { openSealed } from "#api/security/sealText.ts";

/** Columns of a bank account as read from the database. */
export interface BankAccountColumns {
  sealed_rib: string;
  last_digits: string;
  changed_at: Date;
}

export interface BankAccountTools {
  now: Date;
  config: Pick<Config, "secret"> & { business: Pick<Config["business"], "payoutHoldHours"> };
}

/** A bank account with its decrypted number. */
export interface OpenBankAccount {
  rib: string;
  lastDigits: string;
  changedAt: Date;
  heldUntil: Date;
}

/**
 * Decrypts a bank account. Returns null if it was encrypted with an earlier `SECRET`; its owner must then set
 * it again.
 */
export function openBankAccount(
  supplierId: string,
  { sealed_rib: sealed, last_digits: lastDigits, changed_at: changedAt }: BankAccountColumns,
  { config }: Pick<BankAccountTools, "config">,
): OpenBankAccount | null {
  const rib = openRib(supplierId, sealed, config);
  if (rib === undefined) return null;
  return {
    rib,
    lastDigits,
    changedAt,
    heldUntil: accountHeldUntil(changedAt, config.business.payoutHoldHours),
  };
}

/** Decrypts a RIB. Returns undefined if it was encrypted with another secret. */
export function openRib(
  supplierId: string,
  sealed: string,
  { secret }: Pick<Config, "secret">,
): string | undefined {
  return openSealed(secret, { purpose: "rib", subject: supplierId }, sealed);
}

/** Converts a bank account to its form in the API, with the number only for readers with that right [PO2]. */
export function toBankAccount(
  { rib, lastDigits, changedAt, heldUntil }: OpenBankAccount,
  { now, isWhole }: { now: Date; isWhole: boolean },
): BankAccount {
  return {
    rib: isWhole ? rib : null,
    lastDigits,
    changedAt: changedAt.toISOString(),
    heldUntil: now < heldUntil ? heldUntil.toISOString() : null,
  };
}

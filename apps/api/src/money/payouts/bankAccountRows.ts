import type { BankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import { accountHeldUntil } from "@sayara/domain/statement/payoutDue";
import type { Config } from "#api/server/config/readConfig.ts";
import { openSealed } from "#api/security/sealText.ts";

/** Columns of a bank account, as they are read. */
export interface BankAccountColumns {
  sealed_rib: string;
  last_digits: string;
  changed_at: Date;
}

export interface BankAccountTools {
  now: Date;
  config: Pick<Config, "secret"> & { business: Pick<Config["business"], "payoutHoldHours"> };
}

/** A bank account that can be read. */
export interface OpenBankAccount {
  rib: string;
  lastDigits: string;
  changedAt: Date;
  heldUntil: Date;
}

/** Returns a bank account; null if it was encrypted with an earlier `SECRET`. Its owner then sets it again. */
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

/** Returns a RIB that was stored with this installation's secret. */
export function openRib(
  supplierId: string,
  sealed: string,
  { secret }: Pick<Config, "secret">,
): string | undefined {
  return openSealed(secret, { purpose: "rib", subject: supplierId }, sealed);
}

/** Returns a bank account for the API, its number only for readers with that right [PO2]. */
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

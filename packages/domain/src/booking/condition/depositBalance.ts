import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { ConditionReports } from "./ConditionReport.ts";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** The outcome of a security deposit [HO8]. Amounts in the currency of its method. */
export interface DepositBalance {
  method: DepositMethod | Unknown;
  taken: number;
  /** Held until the return. */
  held: number;
  returned: number;
  /** Kept after the return. */
  kept: number;
  keptReason: string;
}

/**
 * Returns the held, returned and kept parts of a rental's security deposit; null if no deposit was taken
 * [HO8].
 */
export function depositBalance({ handOver, return: returned }: ConditionReports): DepositBalance | null {
  const deposit = handOver?.deposit ?? null;
  if (deposit === null) return null;
  const { method, amount: taken } = deposit;
  if (returned === null) return { method, taken, held: taken, returned: 0, kept: 0, keptReason: "" };
  const kept = toDinars(toMillimes(taken) - toMillimes(returned.depositReturned));
  return {
    method,
    taken,
    held: 0,
    returned: returned.depositReturned,
    kept,
    keptReason: returned.keptReason,
  };
}

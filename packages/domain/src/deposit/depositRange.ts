import type { DepositOffer } from "./DepositTerms.ts";

/** A car's security deposit: in TND, −1 if it is not taken on a card, or 0 for none; and how it may be left. */
export interface CarDeposit {
  deposit: number;
  /** Absent if the agency names no methods. */
  deposits?: readonly DepositOffer[];
}

/**
 * Returns the lowest and the highest amount of a car's security deposit, in TND: those of its methods, or else that of
 * the car [DP2]. Both are −1 if no amount is known.
 */
export function depositRange({ deposit, deposits = [] }: CarDeposit): { from: number; to: number } {
  const amounts = deposits.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0
    ? { from: deposit, to: deposit }
    : { from: Math.min(...amounts), to: Math.max(...amounts) };
}

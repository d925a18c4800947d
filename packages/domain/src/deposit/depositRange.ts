import type { DepositOffer } from "./DepositTerms.ts";

/**
 * A car's security deposit, and the methods for leaving it. The deposit is in TND; −1: not taken on a card;
 * 0: none.
 */
export interface CarDeposit {
  deposit: number;
  /** Absent if the agency names no methods. */
  deposits?: readonly DepositOffer[];
}

/**
 * Returns the lowest and the highest amount of a car's security deposit, in TND: of its methods, or without
 * methods, of the car itself [DP2]. Both are −1 if no amount is known.
 */
export function depositRange({ deposit, deposits = [] }: CarDeposit): { from: number; to: number } {
  const amounts = deposits.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0
    ? { from: deposit, to: deposit }
    : { from: Math.min(...amounts), to: Math.max(...amounts) };
}

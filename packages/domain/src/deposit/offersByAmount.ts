import type { DepositOffer } from "./DepositTerms.ts";

/** Methods that take the same amount. */
export interface SameAmount {
  /** In TND; null if unknown. */
  amount: number | null;
  methods: DepositOffer["method"][];
}

/** Groups deposit methods by amount, the lowest first, unknown amounts last. */
export function offersByAmount(offers: readonly DepositOffer[]): SameAmount[] {
  const groups = new Map<number | null, DepositOffer["method"][]>();
  for (const { amount, method } of offers) groups.set(amount, [...(groups.get(amount) ?? []), method]);
  return [...groups]
    .map(([amount, methods]) => ({ amount, methods }))
    .toSorted((a, b) => (a.amount ?? Infinity) - (b.amount ?? Infinity));
}

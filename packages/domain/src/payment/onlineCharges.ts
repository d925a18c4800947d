import { toDinars, toMillimes } from "../money/millimes.ts";

/** Sums that a driver may pay online now, in TND. */
export interface OnlineCharges {
  /** Null if the agency takes no down payment or something was paid already. */
  downPayment: number | null;
  full: number;
}

/**
 * Returns the sums that a driver may pay online [PR22]: the agency's share of the total as a down payment, rounded half
 * up to 10 millimes, and the whole sum due. `downPaymentShare` is in percent, or null if the agency takes no down
 * payment; `total` and `due` are in TND.
 *
 * @example onlineCharges({ total: 318, due: 318, downPaymentShare: 20 }) // { downPayment: 63.6, full: 318 }
 */
export function onlineCharges({
  total,
  due,
  downPaymentShare,
}: {
  total: number;
  due: number;
  downPaymentShare: number | null;
}): OnlineCharges {
  const isUnpaid = due > 0 && toMillimes(due) === toMillimes(total);
  return {
    downPayment: isUnpaid && downPaymentShare !== null ? shareOf(total, downPaymentShare) : null,
    full: due,
  };
}

function shareOf(total: number, percent: number): number {
  // In tens of millimes times hundredths of a percent: below 2⁵³, and so exact, for totals up to 9 billion
  // dinars.
  const exactShare = (toMillimes(total) / 10) * Math.round(percent * 100);
  return toDinars(Math.floor((exactShare + 5000) / 10_000) * 10);
}

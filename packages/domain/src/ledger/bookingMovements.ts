import type { Booking } from "../booking/Booking.ts";
import { tripStatuses } from "../booking/tripStatuses.ts";
import { type Millimes, toMillimes } from "../money/millimes.ts";
import { ledgerAccounts, type LedgerAccount } from "./LedgerAccount.ts";
import { accountsOfMovement, type MovementKind } from "./MovementKind.ts";

/** A movement of money between two accounts of the ledger. */
export interface Movement {
  kind: MovementKind;
  /** Millimes. Negative only for a `commission`, `marketplace_discount` or `correction` that lowers an earlier one. */
  amount: Millimes;
}

/** A booking's sums in the ledger. */
export type BookingMoney = {
  status: Booking["status"];
  payments: readonly Pick<Booking["payments"][number], "amount" | "gateway">[];
  refunds: readonly Pick<Booking["refunds"][number], "amount" | "gateway" | "state" | "returned">[];
  /** The commission as sold, in TND. */
  commission: number;
  /** The marketplace's promo-code discount in the price as sold, in TND [PD10]. */
  discount: number;
  /** The part of that discount that the marketplace pays if the booking is cancelled, in TND. */
  keptDiscount: number;
  /** Whether the drop-off time has passed and the booking counts as a trip [BK11]. */
  hasEnded: boolean;
};

/**
 * Returns the movements of a booking [LG2–LG5, LG9]. A refund counts once it is returned; until then it is owed.
 *
 * @example
 *   bookingMovements({
 *     status: "reserved",
 *     payments: [{ amount: 40, gateway: null }],
 *     refunds: [],
 *     commission: 2,
 *     discount: 0,
 *     keptDiscount: 0,
 *     hasEnded: true,
 *   });
 *   // [{ kind: "desk_payment", amount: 40000 }, { kind: "commission", amount: 2000 }]
 */
export function bookingMovements({
  status,
  payments,
  refunds,
  commission,
  discount,
  keptDiscount,
  hasEnded,
}: BookingMoney): Movement[] {
  const isTrip = hasEnded && tripStatuses.some((tripStatus) => tripStatus === status);
  // A rental that is not paid in full may not have taken place: its commission is charged, but no discount is
  // paid.
  const borne = status === "cancelled" ? keptDiscount : isTrip && status === "paid" ? discount : 0;
  return [
    ...payments.map(({ amount, gateway }) => ({
      kind: gateway === null ? ("desk_payment" as const) : ("online_payment" as const),
      amount: toMillimes(amount),
    })),
    ...refunds
      .filter(({ state }) => state === "succeeded")
      .map((refund) => ({ kind: refundKind(refund), amount: toMillimes(refund.amount) })),
    ...(isTrip && commission !== 0 ? [{ kind: "commission" as const, amount: toMillimes(commission) }] : []),
    ...(borne === 0 ? [] : [{ kind: "marketplace_discount" as const, amount: toMillimes(borne) }]),
  ];
}

/**
 * Returns the kind of a refund's movement. Money taken at the desk is returned there. So is a refund that the
 * gateway refused, unless an admin returned it [LG3].
 */
function refundKind({
  gateway,
  returned,
}: Pick<BookingMoney["refunds"][number], "gateway" | "returned">): MovementKind {
  return gateway === null || returned?.by === "agency" ? "desk_refund" : "online_refund";
}

/** Returns each account's sum of movements, in millimes. The sums add up to 0 [LG1]. */
export function accountSums(movements: readonly Movement[]): Record<LedgerAccount, Millimes> {
  const sums = Object.fromEntries(ledgerAccounts.map((account) => [account, 0])) as Record<
    LedgerAccount,
    Millimes
  >;
  for (const { kind, amount } of movements) {
    const { from, to } = accountsOfMovement[kind];
    sums[from] -= amount;
    sums[to] += amount;
  }
  return sums;
}

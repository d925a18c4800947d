import * as v from "valibot";
import type { LedgerAccount } from "./LedgerAccount.ts";

/**
 * The accounts that each kind of movement takes money from and adds it to [LG2–LG6, LG8, LG9]. The amount of
 * a `commission` or a `marketplace_discount` is negative if it lowers an earlier one, that of a `correction`
 * if it lowers the agency's balance.
 */
export const accountsOfMovement = {
  online_payment: { from: "driver", to: "agency" },
  online_refund: { from: "agency", to: "driver" },
  desk_payment: { from: "driver", to: "desk" },
  desk_refund: { from: "desk", to: "driver" },
  commission: { from: "agency", to: "marketplace" },
  marketplace_discount: { from: "marketplace", to: "agency" },
  payout: { from: "agency", to: "desk" },
  payout_return: { from: "desk", to: "agency" },
  agency_payment: { from: "desk", to: "agency" },
  correction: { from: "marketplace", to: "agency" },
  plan_payment: { from: "desk", to: "marketplace" },
  plan_refund: { from: "marketplace", to: "desk" },
} as const satisfies Record<string, { from: LedgerAccount; to: LedgerAccount }>;

/** Movements caused by a booking. */
export const bookingMovementKinds = [
  "online_payment",
  "online_refund",
  "desk_payment",
  "desk_refund",
  "commission",
  "marketplace_discount",
] as const;
/** Movements between an agency and the marketplace, recorded by the marketplace [LG6]. */
export const settlementMovementKinds = ["payout", "payout_return", "agency_payment", "correction"] as const;
/** Payments of an agency's plan [LG8]. They never touch its balance. */
export const planMovementKinds = ["plan_payment", "plan_refund"] as const;

/** One of {@link bookingMovementKinds}, {@link settlementMovementKinds} or {@link planMovementKinds}. */
export const MovementKind = v.picklist([
  ...bookingMovementKinds,
  ...settlementMovementKinds,
  ...planMovementKinds,
]);
export type MovementKind = v.InferOutput<typeof MovementKind>;

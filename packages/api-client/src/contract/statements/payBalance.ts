import { EntityId } from "@sayara/domain/id/EntityId";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PaymentSession } from "../payment/PaymentSession.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";
import { WebAddress } from "../texts.ts";
import { BalancePaymentStatus } from "./BalancePaymentStatus.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** A payment order for an amount that an agency owes [DB7]. */
export const BalanceOrder = v.object({
  /** Id of the statement to pay the outstanding amount of; null pays the whole balance. */
  statement: v.nullable(EntityId),
  /** In TND, as displayed to the caller. Another amount is refused with `stale_version`. */
  amount: Dinars,
});
export type BalanceOrder = v.InferOutput<typeof BalanceOrder>;

/** Input schemas of {@link payBalance}. */
export const payBalanceInput = { params: v.object({ supplier: SupplierSegment }), body: BalanceOrder };

/**
 * Opens an online payment of an amount that an agency owes, or returns the open payment of the same order.
 * Sent with an `Idempotency-Key`. The balance changes only when the gateway reports the payment [DB8].
 * Refused with `transition_refused` if nothing is owed.
 */
export const payBalance = defineEndpoint({
  ...access,
  name: "payBalance",
  method: "POST",
  path: "/api/pay-balance/{supplier}",
  input: inputOf<typeof payBalanceInput>(),
  responses: { 200: PaymentSession },
  refusals: [
    ...access.refusals,
    "stale_version",
    "transition_refused",
    "too_many_requests",
    "pay_online_unavailable",
    "gateway_unavailable",
    "idempotency_conflict",
  ],
  retry: "withKey",
});

/** A balance payment, as shown on its page. */
export const BalancePaymentState = v.object({
  id: EntityId,
  payment: orUnknown(BalancePaymentStatus),
  /** Why the last card was not charged; null without an attempt, or after the payment succeeded. */
  failure: v.nullable(orUnknown(PaymentFailure)),
  /** In TND. */
  amount: Dinars,
  currency: Currency,
  /** The gateway's page for another card; null unless the payment is open. */
  url: v.nullable(WebAddress),
  /**
   * Whether the gateway's page of an expired payment may still take money, which then counts [DB8]. Absent in
   * responses of earlier versions.
   */
  mayArrive: v.exactOptional(v.boolean()),
});
export type BalancePaymentState = v.InferOutput<typeof BalancePaymentState>;

/** Input schemas of {@link checkBalancePayment}. */
export const checkBalancePaymentInput = { params: v.object({ supplier: SupplierSegment, id: EntityId }) };

/**
 * Returns the state of a balance payment, after reading it from the gateway. If the gateway does not respond,
 * the call is refused with `gateway_unavailable`, and the state is unknown.
 */
export const checkBalancePayment = defineEndpoint({
  ...access,
  name: "checkBalancePayment",
  method: "POST",
  path: "/api/check-balance-payment/{supplier}/{id}",
  input: inputOf<typeof checkBalancePaymentInput>(),
  responses: { 200: BalancePaymentState },
  refusals: [...access.refusals, "gateway_unavailable"],
  retry: "safe",
});

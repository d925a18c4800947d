import { EntityId } from "@sayara/domain/id/EntityId";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import { paidPlans } from "@sayara/domain/subscription/planChange";
import { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PaymentSession } from "../payment/PaymentSession.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";
import { WebAddress } from "../texts.ts";
import { PlanPaymentStatus, SupplierPlan } from "./supplierPlan.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** A paid change with its start and amount as displayed. Other values are refused with `stale_version` [SU8]. */
export const PlanOrder = v.object({
  plan: v.picklist(paidPlans),
  billingPeriod: BillingPeriod,
  startDate: CalendarDate,
  /** In TND. */
  amount: Dinars,
});
export type PlanOrder = v.InferOutput<typeof PlanOrder>;

/** Input schemas of {@link chooseNextPlan}. */
export const chooseNextPlanInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    plan: SubscriptionPlan,
    billingPeriod: BillingPeriod,
    /** As displayed to the caller. Another date is refused with `stale_version`. */
    startDate: CalendarDate,
  }),
};

/**
 * Chooses the plan that follows the current period, without paying for it yet [SU5]. Refused with
 * `transition_refused` if that plan does not begin at the end of a period.
 */
export const chooseNextPlan = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "stale_version", "transition_refused", "too_many_requests"],
  name: "chooseNextPlan",
  method: "POST",
  path: "/api/choose-next-plan/{supplier}",
  input: inputOf<typeof chooseNextPlanInput>(),
  responses: { 200: SupplierPlan },
});

/** Input schemas of {@link payPlan}. */
export const payPlanInput = { params: v.object({ supplier: SupplierSegment }), body: PlanOrder };

/**
 * Opens a payment of a plan, or returns the open payment of the same plan. Sent with an `Idempotency-Key`.
 * The plan changes only when the gateway reports the payment [SU8].
 */
export const payPlan = defineEndpoint({
  ...access,
  name: "payPlan",
  method: "POST",
  path: "/api/pay-plan/{supplier}",
  input: inputOf<typeof payPlanInput>(),
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

/** A plan payment, as shown on its page. */
export const PlanPaymentState = v.object({
  id: EntityId,
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  payment: orUnknown(PlanPaymentStatus),
  /** Why the last card was not charged; null before the first attempt, and after the payment succeeded. */
  failure: v.nullable(orUnknown(PaymentFailure)),
  /** In TND. */
  amount: Dinars,
  currency: Currency,
  /** The gateway's page for another card; null unless the payment is open. */
  url: v.nullable(WebAddress),
  /**
   * Whether the gateway's page of an expired payment may still take money, which then counts or is refunded
   * [SU8]. Absent in responses of earlier versions.
   */
  mayArrive: v.exactOptional(v.boolean()),
});
export type PlanPaymentState = v.InferOutput<typeof PlanPaymentState>;

/** Input schemas of {@link checkPlanPayment}. */
export const checkPlanPaymentInput = { params: v.object({ supplier: SupplierSegment, id: EntityId }) };

/**
 * Returns the state of a plan payment, after reading it from the gateway. If the gateway does not respond,
 * the call is refused with `gateway_unavailable`, and the state is unknown.
 */
export const checkPlanPayment = defineEndpoint({
  ...access,
  name: "checkPlanPayment",
  method: "POST",
  path: "/api/check-plan-payment/{supplier}/{id}",
  input: inputOf<typeof checkPlanPaymentInput>(),
  responses: { 200: PlanPaymentState },
  refusals: [...access.refusals, "gateway_unavailable"],
  retry: "safe",
});

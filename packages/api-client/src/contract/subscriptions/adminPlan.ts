import { EntityId } from "@sayara/domain/id/EntityId";
import { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";
import { paidPlans } from "@sayara/domain/subscription/planChange";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { optionalText, requiredText } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PlanOrder } from "./changePlan.ts";
import { SupplierPlan } from "./supplierPlan.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** Input schemas of {@link recordPlanPayment}. */
export const recordPlanPaymentInput = {
  params: v.object({ id: EntityId }),
  body: v.object({
    ...PlanOrder.entries,
    /** Reference of the transfer or the receipt. */
    reference: requiredText(100),
  }),
};

/**
 * Records an offline payment of an agency's plan, with the effects of an online payment; for admins [SU9].
 */
export const recordPlanPayment = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "stale_version", "transition_refused"],
  name: "recordPlanPayment",
  method: "POST",
  path: "/api/record-plan-payment/{id}",
  input: inputOf<typeof recordPlanPaymentInput>(),
  responses: { 200: SupplierPlan },
});

/** Input schemas of {@link grantPlan}. */
export const grantPlanInput = {
  params: v.object({ id: EntityId }),
  body: v.object({
    plan: v.picklist(paidPlans),
    /** Last day; null without end. */
    until: v.nullable(CalendarDate),
    /** Reason for the grant, shown to administrators. */
    note: optionalText(200),
  }),
};

/**
 * Grants an agency a plan; for admins [SU9]. The grant replaces a trial or an earlier grant, and starts after
 * paid periods.
 */
export const grantPlan = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "transition_refused"],
  name: "grantPlan",
  method: "POST",
  path: "/api/grant-plan/{id}",
  input: inputOf<typeof grantPlanInput>(),
  responses: { 200: SupplierPlan },
});

/** Input schemas of {@link recordPlanRefund}. */
export const recordPlanRefundInput = {
  params: v.object({ id: EntityId, payment: EntityId }),
  body: NewRefundReturn,
};

/**
 * Records that a plan's refund, which its gateway refused, was returned by other means; for admins [SU8]. Any
 * other refund is refused with `transition_refused`.
 */
export const recordPlanRefund = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "transition_refused"],
  name: "recordPlanRefund",
  method: "POST",
  path: "/api/record-plan-refund/{id}/{payment}",
  input: inputOf<typeof recordPlanRefundInput>(),
  responses: { 200: SupplierPlan },
});

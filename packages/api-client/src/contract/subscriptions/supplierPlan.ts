import { EntityId } from "@sayara/domain/id/EntityId";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { RefundReturn } from "@sayara/domain/payment/RefundReturn";
import { RefundState } from "@sayara/domain/payment/RefundState";
import { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Maximum number of past periods and of payments in a response, which has the newest. */
export const MAX_PLAN_HISTORY = 50;

/** Number of cars, people or calendars of an agency, with its plan's limit [SU1]. */
export const PlanLimitUse = v.object({
  used: count,
  allowed: count,
  /** The lowest plan that allows one more than is used; null if none does. */
  liftedBy: v.nullable(orUnknown(SubscriptionPlan)),
});
export type PlanLimitUse = v.InferOutput<typeof PlanLimitUse>;

/** A period in which an agency has a plan, first and last day included [SU3]. */
export const PlanPeriod = v.object({
  id: EntityId,
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  source: orUnknown(SubscriptionSource),
  startDate: CalendarDate,
  /** Null if the period has no end. */
  endDate: v.nullable(CalendarDate),
  /**
   * Price in TND: the amount paid plus the credit for unused days of earlier periods. 0 for a trial and a
   * grant, and for roles that do not read the agency's money [SR1].
   */
  paid: Dinars,
});
export type PlanPeriod = v.InferOutput<typeof PlanPeriod>;

/** The plan after the current period. */
export const NextPlan = v.object({
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  startDate: CalendarDate,
  /**
   * False if the plan was only chosen. Without a payment, the granted plan follows, or `free` without a
   * grant.
   */
  isArranged: v.boolean(),
});
export type NextPlan = v.InferOutput<typeof NextPlan>;

/** Start and cost of a plan change, in TND [SU4, SU5]. */
export const PlanChange = v.object({
  when: orUnknown(v.picklist(["now", "atEnd"])),
  startDate: CalendarDate,
  /** Null for `free`. */
  endDate: v.nullable(CalendarDate),
  credit: Dinars,
  /** Amount to pay, in TND: price less credit. */
  amount: Dinars,
});
export type PlanChange = v.InferOutput<typeof PlanChange>;

/** A plan, with the effect of changing to it now. */
export const PlanOffer = v.object({
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  /** Price of a whole period, in TND. */
  price: Dinars,
  /** Null if the change is not possible now, and for roles that do not read the agency's money [SR1]. */
  change: v.nullable(PlanChange),
});
export type PlanOffer = v.InferOutput<typeof PlanOffer>;

/** State of a plan payment. `open`: it may still be paid. `refunded`: it was refunded in full [SU8]. */
export const PlanPaymentStatus = v.picklist(["open", "paid", "expired", "refunded"]);
export type PlanPaymentStatus = v.InferOutput<typeof PlanPaymentStatus>;

/** How an administrator returned a payment whose refund its gateway refused. */
export const PlanRefundReturn = v.omit(RefundReturn, ["by"]);
export type PlanRefundReturn = v.InferOutput<typeof PlanRefundReturn>;

/** A plan payment. */
export const PlanPayment = v.object({
  id: EntityId,
  at: Instant,
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  /** In TND. */
  amount: Dinars,
  state: orUnknown(PlanPaymentStatus),
  /** Null if an administrator recorded it. */
  gateway: v.nullable(orUnknown(Gateway)),
  /** Reference of the transfer that an administrator recorded. */
  reference: v.nullable(anyText(100)),
  /** Null unless the payment is to be refunded. */
  refund: v.nullable(orUnknown(RefundState)),
  /** Absent unless an administrator recorded the refund. */
  returned: v.exactOptional(PlanRefundReturn),
});
export type PlanPayment = v.InferOutput<typeof PlanPayment>;

/** An agency's plan, its usage, and the cost of other plans. */
export const SupplierPlan = v.object({
  /** The current plan. Until an agency is accepted, the limits of `premium` apply [SU7]. */
  plan: orUnknown(SubscriptionPlan),
  /** Null if the plan is free. */
  period: v.nullable(PlanPeriod),
  next: v.nullable(NextPlan),
  limits: v.object({ cars: PlanLimitUse, people: PlanLimitUse, calendars: PlanLimitUse }),
  currency: Currency,
  /** Whether a payment can be made online. */
  paysOnline: v.boolean(),
  /** From the lowest plan to the highest. `free` appears once. */
  offers: v.array(PlanOffer),
  /** Newest first. Empty for roles that do not read the agency's money [SR1]. */
  history: v.pipe(v.array(PlanPeriod), v.maxLength(MAX_PLAN_HISTORY)),
  /** Newest first, without unpaid attempts. Empty for roles that do not read the agency's money [SR1]. */
  payments: v.pipe(v.array(PlanPayment), v.maxLength(MAX_PLAN_HISTORY)),
});
export type SupplierPlan = v.InferOutput<typeof SupplierPlan>;

/** Input schemas of {@link supplierPlan}. */
export const supplierPlanInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns an agency's plan, the usage of its limits, and the cost of each change [SU1–SU5]. */
export const supplierPlan = defineEndpoint({
  name: "supplierPlan",
  method: "GET",
  path: "/api/supplier-plan/{supplier}",
  session: "required",
  input: inputOf<typeof supplierPlanInput>(),
  responses: { 200: SupplierPlan },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});

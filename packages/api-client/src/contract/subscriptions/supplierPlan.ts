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

/** Largest number of past periods and of payments in a response, the newest ones. */
export const MAX_PLAN_HISTORY = 50;

/** Number of cars, people or calendars of an agency, with its plan's limit [SU1]. */
export const PlanLimitUse = v.object({
  used: count,
  allowed: count,
  /** The lowest plan that allows one more than is used; null if none does. */
  liftedBy: v.nullable(orUnknown(SubscriptionPlan)),
});
export type PlanLimitUse = v.InferOutput<typeof PlanLimitUse>;

/** A period in which an agency has a plan, first and last day inside [SU3]. */
export const PlanPeriod = v.object({
  id: EntityId,
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  source: orUnknown(SubscriptionSource),
  startDate: CalendarDate,
  /** Null without end. */
  endDate: v.nullable(CalendarDate),
  /**
   * In TND, with what was taken off for unused days of earlier periods. 0 for a trial and a grant, and for roles that do
   * not read the agency's money [SR1].
   */
  paid: Dinars,
});
export type PlanPeriod = v.InferOutput<typeof PlanPeriod>;

/** The plan after the current period. */
export const NextPlan = v.object({
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  startDate: CalendarDate,
  /** False if it was only chosen: without a payment the granted plan follows, else the free one. */
  isArranged: v.boolean(),
});
export type NextPlan = v.InferOutput<typeof NextPlan>;

/** When a change takes effect and what it costs, in TND [SU4, SU5]. */
export const PlanChange = v.object({
  when: orUnknown(v.picklist(["now", "atEnd"])),
  startDate: CalendarDate,
  /** Null for `free`. */
  endDate: v.nullable(CalendarDate),
  credit: Dinars,
  /** The amount to pay: price less credit. */
  amount: Dinars,
});
export type PlanChange = v.InferOutput<typeof PlanChange>;

/** A plan, with the effect of changing to it now. */
export const PlanOffer = v.object({
  plan: orUnknown(SubscriptionPlan),
  billingPeriod: orUnknown(BillingPeriod),
  /** Of a whole period, in TND. */
  price: Dinars,
  /** Null if the change is not possible now, and for roles that do not read the agency's money [SR1]. */
  change: v.nullable(PlanChange),
});
export type PlanOffer = v.InferOutput<typeof PlanOffer>;

/** State of a payment of a plan: `open` may still be paid, `refunded` was refunded whole [SU8]. */
export const PlanPaymentStatus = v.picklist(["open", "paid", "expired", "refunded"]);
export type PlanPaymentStatus = v.InferOutput<typeof PlanPaymentStatus>;

/** How an administrator returned a payment that its gateway refused to return. */
export const PlanRefundReturn = v.omit(RefundReturn, ["by"]);
export type PlanRefundReturn = v.InferOutput<typeof PlanRefundReturn>;

/** A payment of a plan. */
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
  /** Of the transfer that an administrator recorded. */
  reference: v.nullable(anyText(100)),
  /** Null unless it is to be refunded. */
  refund: v.nullable(orUnknown(RefundState)),
  /** Absent unless it was returned by hand. */
  returned: v.exactOptional(PlanRefundReturn),
});
export type PlanPayment = v.InferOutput<typeof PlanPayment>;

/** An agency's plan, its usage, and the cost of other plans. */
export const SupplierPlan = v.object({
  /** Today. Before an agency is accepted it prepares under the numbers of `premium` [SU7]. */
  plan: orUnknown(SubscriptionPlan),
  /** Null if the plan is free. */
  period: v.nullable(PlanPeriod),
  next: v.nullable(NextPlan),
  limits: v.object({ cars: PlanLimitUse, people: PlanLimitUse, calendars: PlanLimitUse }),
  currency: Currency,
  /** Whether a payment can be made online. */
  paysOnline: v.boolean(),
  /** From the lowest plan to the highest; `free` once. */
  offers: v.array(PlanOffer),
  /** Newest first. Empty for roles that do not read the agency's money [SR1]. */
  history: v.pipe(v.array(PlanPeriod), v.maxLength(MAX_PLAN_HISTORY)),
  /** As `history`. Attempts that were not paid are left out. */
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

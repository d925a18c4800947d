import { RefundMethod } from "@sayara/domain/payment/RefundMethod";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { DateTime, BookingFacts, PaymentFacts, ConfirmationFacts, PasswordLink } from "./mailFacts.ts";

/** Mails about a payment of a booking. */
export const paymentMails = [
  v.object({
    kind: v.literal("bookingConfirmed"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    ...ConfirmationFacts.entries,
    /** The refunded part of the payment, in dinars. */
    returned: v.number(),
    isGuest: v.boolean(),
    ...PasswordLink.entries,
  }),
  v.object({
    kind: v.literal("paymentReceived"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    returned: v.number(),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("bookingPaid"),
    ...BookingFacts.entries,
    ...PaymentFacts.entries,
    isNew: v.boolean(),
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("bookingReceived"),
    ...BookingFacts.entries,
    due: v.number(),
    driverEmail: v.string(),
    driverPhone: v.string(),
  }),
  v.object({
    kind: v.literal("paymentReturned"),
    ...BookingFacts.entries,
    amount: v.number(),
    reason: v.picklist(["late_payment", "paid_twice", "late_edit"]),
    isGuest: v.boolean(),
  }),
  v.object({
    kind: v.literal("refundReturned"),
    ...BookingFacts.entries,
    amount: v.number(),
    method: RefundMethod,
    on: CalendarDate,
    note: v.string(),
    by: v.picklist(["agency", "admin"]),
    isGuest: v.boolean(),
  }),
  v.object({ kind: v.literal("latePaymentReturned"), ...BookingFacts.entries, amount: v.number() }),
  v.object({ kind: v.literal("paymentAwaited"), ...BookingFacts.entries, payBy: DateTime }),
] as const;

import { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import { paidPlans } from "@sayara/domain/subscription/planChange";
import { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { DateTime } from "./mailFacts.ts";

/** Facts of a commission statement, with the names of the recipient and the agency. */
const statementEntries = {
  name: v.string(),
  agency: v.string(),
  statementId: v.string(),
  number: v.string(),
  month: v.string(),
  currency: v.string(),
};

/** Facts of an agency's plan period, with the names of the recipient and the agency. */
const planEntries = {
  name: v.string(),
  agency: v.string(),
  subscription: v.picklist(paidPlans),
  isTrial: v.boolean(),
  endDate: CalendarDate,
};

/** A document of an agency. */
const MailedDocument = v.object({
  type: SupplierDocumentType,
  title: v.string(),
  carName: v.nullable(v.string()),
});

/** Mails about an agency, its team, documents, calendars and statements. */
export const supplierMails = [
  v.object({
    kind: v.literal("teamInvitation"),
    inviter: v.string(),
    agency: v.string(),
    role: SupplierRole,
    /** The link's token is derived from this seed and the installation's key. */
    invitationSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({
    kind: v.literal("planEnds"),
    ...planEntries,
    /** The chosen next plan, else the current plan. `price` is its price in `currency`. */
    nextPlan: v.picklist(paidPlans),
    billingPeriod: BillingPeriod,
    price: v.number(),
    currency: v.string(),
    /** The plan that follows without a payment. Absent in mails of earlier versions. */
    afterwards: v.optional(SubscriptionPlan, "free"),
  }),
  v.object({ kind: v.literal("planLapsed"), ...planEntries }),
  v.object({
    kind: v.literal("supplierDecided"),
    name: v.string(),
    supplierName: v.string(),
    /** Null if accepted. */
    reason: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal("supplierSubmitted"),
    name: v.string(),
    supplierName: v.string(),
    city: v.string(),
  }),
  v.object({
    kind: v.literal("documentDecided"),
    name: v.string(),
    document: MailedDocument,
    /** Null if accepted. */
    reason: v.nullable(v.string()),
    /** Absent in mails of earlier versions. */
    reasonCode: v.optional(v.nullable(DocumentRefusalReason), null),
  }),
  v.object({
    kind: v.literal("calendarConflicts"),
    name: v.string(),
    calendar: v.string(),
    carName: v.string(),
    conflicts: v.array(v.object({ from: DateTime, to: DateTime, reference: v.nullable(v.string()) })),
    more: v.number(),
  }),
  v.object({
    kind: v.literal("documentExpires"),
    name: v.string(),
    document: MailedDocument,
    expiresOn: CalendarDate,
    stopsRentals: v.boolean(),
  }),
  v.object({
    kind: v.literal("statementIssued"),
    ...statementEntries,
    toCollect: v.number(),
    toPayOut: v.number(),
    closing: v.number(),
  }),
  v.object({
    kind: v.literal("bankAccountChanged"),
    name: v.string(),
    agency: v.string(),
    digits: v.string(),
    person: v.string(),
    changedAt: DateTime,
    heldUntil: DateTime,
  }),
  v.object({
    kind: v.literal("debtReminder"),
    ...statementEntries,
    outstanding: v.number(),
    issuedAt: DateTime,
    isLast: v.boolean(),
  }),
  v.object({
    kind: v.literal("balancePaid"),
    name: v.string(),
    agency: v.string(),
    number: v.nullable(v.string()),
    amount: v.number(),
    reference: v.string(),
    currency: v.string(),
    paidAt: DateTime,
    /** Balance after the payment; below 0 if the agency owes money. */
    balance: v.number(),
  }),
] as const;

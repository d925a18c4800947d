import * as v from "valibot";

/** Kinds of records of an agency whose edits are recorded [AU1]. */
export const supplierEditKinds = [
  "agency",
  "car",
  "season",
  "extra",
  "rules",
  "block",
  "calendar",
  "calendarFeed",
  "reply",
  "person",
  "invitation",
  "document",
  "fine",
  "bankAccount",
  "payout",
  "statement",
  "debt",
  "plan",
] as const;
export type SupplierEditKind = (typeof supplierEditKinds)[number];

/** Kinds of records of the marketplace itself [AU1]. */
export const marketplaceEditKinds = ["message", "setting"] as const;

/** Kinds of records that the audit lists [AU1]. */
export const auditKinds = [
  "booking",
  "client",
  ...supplierEditKinds,
  "place",
  "country",
  ...marketplaceEditKinds,
] as const;
/** One of {@link auditKinds}. */
export const AuditKind = v.picklist(auditKinds);
export type AuditKind = v.InferOutput<typeof AuditKind>;

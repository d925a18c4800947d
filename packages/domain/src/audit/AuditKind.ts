import * as v from "valibot";

/** Kinds of an agency's records that are audited [AU1]. */
export const supplierEditKinds = [
  "agency",
  "car",
  "season",
  "extra",
  "promoCode",
  "rules",
  "block",
  "calendar",
  "calendarFeed",
  "reply",
  "review",
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

/** Kinds of the marketplace's own records that are audited [AU1]. */
export const marketplaceEditKinds = ["message", "setting"] as const;

/** All kinds of audited records [AU1]. */
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

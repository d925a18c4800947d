import * as v from "valibot";

/** Collection states of an agency's debt (product.md, section 3). */
export const supplierDebtStatuses = ["unpaid", "follow_up", "partial", "paid"] as const;
/** One of {@link supplierDebtStatuses}. */
export const SupplierDebtStatus = v.picklist(supplierDebtStatuses);
export type SupplierDebtStatus = v.InferOutput<typeof SupplierDebtStatus>;

import * as v from "valibot";

/** Roles of an agency's people [SR1]. */
export const supplierRoles = ["owner", "manager", "desk", "accountant"] as const;
/** One of {@link supplierRoles}. */
export const SupplierRole = v.picklist(supplierRoles);
export type SupplierRole = v.InferOutput<typeof SupplierRole>;

import * as v from "valibot";

/** Reminders of an agency's documents [DC5]. */
export const supplierReminders = ["document_expiry"] as const;
/** One of {@link supplierReminders}. */
export const SupplierReminder = v.picklist(supplierReminders);
export type SupplierReminder = v.InferOutput<typeof SupplierReminder>;

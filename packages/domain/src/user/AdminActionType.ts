import * as v from "valibot";

/** Admin actions on a client's account (product.md, section 3). */
export const adminActionTypes = ["email", "sms", "block", "unblock", "note"] as const;
/** One of {@link adminActionTypes}. */
export const AdminActionType = v.picklist(adminActionTypes);
export type AdminActionType = v.InferOutput<typeof AdminActionType>;

import * as v from "valibot";

/** What an admin may do to a client's account (specification, section 3). */
export const adminActionTypes = ["email", "sms", "block", "unblock", "note"] as const;
/** One of {@link adminActionTypes}. */
export const AdminActionType = v.picklist(adminActionTypes);
export type AdminActionType = v.InferOutput<typeof AdminActionType>;

import * as v from "valibot";

/** Types of entries in a client account's log (product.md, section 3). */
export const clientActionLogTypes = ["reminder", "payment", "block", "unblock", "note"] as const;
/** One of {@link clientActionLogTypes}. */
export const ClientActionLogType = v.picklist(clientActionLogTypes);
export type ClientActionLogType = v.InferOutput<typeof ClientActionLogType>;

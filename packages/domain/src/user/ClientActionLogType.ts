import * as v from "valibot";

/** What is logged on a client's account (specification, section 3). */
export const clientActionLogTypes = ["reminder", "payment", "block", "unblock", "note"] as const;
/** One of {@link clientActionLogTypes}. */
export const ClientActionLogType = v.picklist(clientActionLogTypes);
export type ClientActionLogType = v.InferOutput<typeof ClientActionLogType>;

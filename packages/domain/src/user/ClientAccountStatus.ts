import * as v from "valibot";

/** The standing of a client's account; `blocked` means suspended (specification, section 3). */
export const clientAccountStatuses = ["active", "blocked", "needs_follow_up"] as const;
/** One of {@link clientAccountStatuses}. */
export const ClientAccountStatus = v.picklist(clientAccountStatuses);
export type ClientAccountStatus = v.InferOutput<typeof ClientAccountStatus>;

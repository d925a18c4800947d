import * as v from "valibot";

/** Statuses of a client's account. `blocked` means suspended [AC3]. */
export const clientAccountStatuses = ["active", "blocked", "needs_follow_up"] as const;
/** One of {@link clientAccountStatuses}. */
export const ClientAccountStatus = v.picklist(clientAccountStatuses);
export type ClientAccountStatus = v.InferOutput<typeof ClientAccountStatus>;

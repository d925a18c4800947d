import * as v from "valibot";

/** Which application asks; this one is `frontend` (specification, section 3). */
export const applicationTypes = ["backend", "frontend"] as const;
/** One of {@link applicationTypes}. */
export const ApplicationType = v.picklist(applicationTypes);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

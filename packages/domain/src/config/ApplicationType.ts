import * as v from "valibot";

/** The calling application; the website is `frontend` (product.md, section 3). */
export const applicationTypes = ["backend", "frontend"] as const;
/** One of {@link applicationTypes}. */
export const ApplicationType = v.picklist(applicationTypes);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

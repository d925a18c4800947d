import * as v from "valibot";

/** The schema of a response without a body. */
export const noContent = v.undefined();

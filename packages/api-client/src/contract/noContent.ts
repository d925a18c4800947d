import * as v from "valibot";

/** An answer without a body. */
export const noContent = v.undefined();

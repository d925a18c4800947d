import * as v from "valibot";

/** A response without a body. */
export const noContent = v.undefined();

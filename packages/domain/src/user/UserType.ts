import * as v from "valibot";

/** Account roles. The UI shows `user` as Driver (product.md, sections 3 and 6). */
export const userTypes = ["admin", "supplier", "user"] as const;
/** One of {@link userTypes}. */
export const UserType = v.picklist(userTypes);
export type UserType = v.InferOutput<typeof UserType>;

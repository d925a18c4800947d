import * as v from "valibot";

/** The role of an account; `user` is shown as Driver (specification, section 3). */
export const userTypes = ["admin", "supplier", "user"] as const;
/** One of {@link userTypes}. */
export const UserType = v.picklist(userTypes);
export type UserType = v.InferOutput<typeof UserType>;

import * as v from "valibot";

/** Kinds of records that messages and logs refer to (product.md, section 3). */
export const entityKinds = ["admin", "supplier", "user", "car", "location", "country"] as const;
/** One of {@link entityKinds}. */
export const EntityKind = v.picklist(entityKinds);
export type EntityKind = v.InferOutput<typeof EntityKind>;

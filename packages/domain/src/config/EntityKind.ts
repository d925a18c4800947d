import * as v from "valibot";

/** The kinds of record that messages and logs may point at (specification, section 3). */
export const entityKinds = ["admin", "supplier", "user", "car", "location", "country"] as const;
/** One of {@link entityKinds}. */
export const EntityKind = v.picklist(entityKinds);
export type EntityKind = v.InferOutput<typeof EntityKind>;

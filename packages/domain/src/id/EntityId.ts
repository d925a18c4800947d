import * as v from "valibot";

/** Names one record for good. Opaque: only its length and alphabet are promised. */
export const EntityId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export type EntityId = v.InferOutput<typeof EntityId>;

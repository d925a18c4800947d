import * as v from "valibot";

/** A record's id, never reused. Opaque: only its maximum length and alphabet are guaranteed. */
export const EntityId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export type EntityId = v.InferOutput<typeof EntityId>;

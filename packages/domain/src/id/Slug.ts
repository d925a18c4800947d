import * as v from "valibot";

/**
 * A record's stable, unique name in URLs: ASCII, lower case, words joined by hyphens. `isSlug` repeats
 * the pattern, for pages that load before any schema.
 */
export const Slug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export type Slug = v.InferOutput<typeof Slug>;

import * as v from "valibot";
import { SLUG_MAX_LENGTH, slugPattern } from "./isSlug.ts";

/** A record's stable, unique name in addresses: ASCII, lower case, words joined by hyphens. */
export const Slug = v.pipe(v.string(), v.maxLength(SLUG_MAX_LENGTH), v.regex(slugPattern));
export type Slug = v.InferOutput<typeof Slug>;

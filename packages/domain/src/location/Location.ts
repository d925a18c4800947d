import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { LocationKind } from "./LocationKind.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** A position on the map in degrees, WGS 84. */
export const Position = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Position = v.InferOutput<typeof Position>;

/** A place's id, slug and name; the name is in the requested language. */
export const LocationSummary = v.object({ id: EntityId, slug: Slug, name: anyText(100) });
export type LocationSummary = v.InferOutput<typeof LocationSummary>;

/**
 * A pick-up place with its name in the requested language. `code` is an airport's IATA code, `country` an ISO
 * 3166 alpha-2 code. A search at `parent` includes this place's cars (product.md, section 3).
 */
export const Location = v.object({
  ...LocationSummary.entries,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  kind: orUnknown(LocationKind),
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  position: Position,
  image: v.nullable(FileAddress),
  parent: v.nullable(LocationSummary),
});
export type Location = v.InferOutput<typeof Location>;

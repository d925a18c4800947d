import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { LocationKind } from "./LocationKind.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";

/** A point on the map in degrees, WGS 84. */
export const Position = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Position = v.InferOutput<typeof Position>;

/** A place in the fewest words, its name in the language that was asked for. */
export const LocationSummary = v.object({ id: EntityId, slug: Slug, name: anyText(100) });
export type LocationSummary = v.InferOutput<typeof LocationSummary>;

/**
 * A place where cars are picked up, its name in the language that was asked for. `code` is an airport's IATA
 * code; `country` an ISO 3166 alpha-2 code; a search at `parent` finds this place's cars too.
 */
export const Location = v.object({
  ...LocationSummary.entries,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  kind: LocationKind,
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  position: Position,
  image: v.nullable(FileAddress),
  parent: v.nullable(LocationSummary),
});
export type Location = v.InferOutput<typeof Location>;

import { CountryCode, CountryDetails } from "@sayara/domain/location/PlaceDetails";
import * as v from "valibot";

/** Actions of the page. `version` is that of the displayed country; null for a new country. */
export const CountryIntent = v.variant("intent", [
  v.object({ intent: v.literal("save"), country: CountryDetails, version: v.nullable(v.string()) }),
  v.object({ intent: v.literal("delete"), code: CountryCode, version: v.string() }),
]);
export type CountryIntent = v.InferOutput<typeof CountryIntent>;

import { CountryCode, CountryDetails } from "@sayara/domain/location/PlaceDetails";
import * as v from "valibot";

/** What the page asks its action to do. `version` is that of the country as the page showed it; null for a new one. */
export const CountryAct = v.variant("act", [
  v.object({ act: v.literal("save"), country: CountryDetails, version: v.nullable(v.string()) }),
  v.object({ act: v.literal("delete"), code: CountryCode, version: v.string() }),
]);
export type CountryAct = v.InferOutput<typeof CountryAct>;

import { CountryCode, CountryDetails } from "@sayara/domain/location/PlaceDetails";
import * as v from "valibot";

/** Actions of the page. `version` is that of the displayed country; null for a new one. */
export const CountryAct = v.variant("act", [
  v.object({ act: v.literal("save"), country: CountryDetails, version: v.nullable(v.string()) }),
  v.object({ act: v.literal("delete"), code: CountryCode, version: v.string() }),
]);
export type CountryAct = v.InferOutput<typeof CountryAct>;

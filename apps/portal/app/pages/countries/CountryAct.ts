import { CountryCode, CountryDetails } from "@sayara/domain/location/PlaceDetails";
import * as v from "valibot";

/** What the page asks its action to do. */
export const CountryAct = v.variant("act", [
  v.object({ act: v.literal("save"), country: CountryDetails }),
  v.object({ act: v.literal("delete"), code: CountryCode }),
]);
export type CountryAct = v.InferOutput<typeof CountryAct>;

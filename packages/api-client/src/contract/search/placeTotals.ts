import { Slug } from "@sayara/domain/id/Slug";
import { Dinars } from "@sayara/domain/money/Dinars";
import { CarFilter } from "@sayara/domain/search/CarFilter";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { DriverAge } from "./DriverAge.ts";
import { IdOrSlug } from "../segments.ts";

/** A place with the lowest total of the rental there in TND, without options; null if no car is available [PL6]. */
export const PlaceTotal = v.object({ slug: Slug, total: v.nullable(Dinars) });
export type PlaceTotal = v.InferOutput<typeof PlaceTotal>;

/** Input schemas of {@link placeTotals}. */
export const placeTotalsInput = {
  body: v.object({
    /** Defaults to the pick-up place. */
    dropOffLocation: v.exactOptional(IdOrSlug),
    from: Instant,
    to: Instant,
    driverAge: v.exactOptional(DriverAge),
    filter: v.optional(CarFilter, {}),
  }),
};

/** Returns the lowest total of a rental from every place, for map pins [PL6]. */
export const placeTotals = defineEndpoint({
  name: "placeTotals",
  method: "POST",
  path: "/api/place-totals",
  input: inputOf<typeof placeTotalsInput>(),
  responses: { 200: v.array(PlaceTotal) },
  refusals: ["not_found"],
  retry: "safe",
});

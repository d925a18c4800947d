import { car, carRanges, carSlugs } from "@sayara/api-client/contract/catalogue/car";
import {
  countriesWithLocations,
  location,
  locationNames,
  locationOffers,
  locations,
  locationsWithPosition,
} from "@sayara/api-client/contract/catalogue/locations";
import { monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { carReviews, reviews, supplier, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import { settings } from "@sayara/api-client/contract/settings/settings";

/** Names of the calls that have the same response for everyone. They take no session and no secret. */
export const publicCalls: ReadonlySet<string> = new Set(
  [
    car,
    carRanges,
    carReviews,
    carSlugs,
    countriesWithLocations,
    location,
    locationNames,
    locationOffers,
    locations,
    locationsWithPosition,
    monthlyPrices,
    reviews,
    settings,
    supplier,
    suppliers,
  ].map(({ name }) => name),
);

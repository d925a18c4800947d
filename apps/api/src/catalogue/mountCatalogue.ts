import { car, carRanges, carSlugs } from "@sayara/api-client/contract/catalogue/car";
import {
  countriesWithLocations,
  location,
  locationNames,
  locationOffers,
  locations,
  locationsWithPosition,
} from "@sayara/api-client/contract/catalogue/locations";
import { carReviews, reviews, supplier, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { SearchCounter } from "#api/marketplace/figures/createSearchCounter.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleCar, handleCarRanges, handleCarSlugs } from "./cars/cars.handler.ts";
import {
  handleCountriesWithLocations,
  handleLocation,
  handleLocationNames,
  handleLocationOffers,
  handleLocations,
  handleLocationsWithPosition,
} from "./locations.handler.ts";
import { handleCarReviews, handleReviews, handleSupplier, handleSuppliers } from "./suppliers.handler.ts";

/** These calls are cheap, and their responses are the same for everyone. */
const publicOptions = { units: 1, isCached: true };

export function mountCatalogue(
  app: App,
  { searchCounter }: { searchCounter: Pick<SearchCounter, "countOpened"> },
): void {
  mountEndpoint(app, locations, handleLocations, publicOptions);
  mountEndpoint(app, location, handleLocation, publicOptions);
  mountEndpoint(app, locationNames, handleLocationNames, publicOptions);
  mountEndpoint(app, locationOffers, handleLocationOffers, publicOptions);
  mountEndpoint(app, locationsWithPosition, handleLocationsWithPosition, publicOptions);
  mountEndpoint(app, countriesWithLocations, handleCountriesWithLocations, publicOptions);
  mountEndpoint(app, suppliers, handleSuppliers, publicOptions);
  mountEndpoint(app, supplier, handleSupplier, publicOptions);
  mountEndpoint(app, carReviews, handleCarReviews, publicOptions);
  mountEndpoint(app, reviews, handleReviews, publicOptions);
  mountEndpoint(app, car, handleCar, {
    ...publicOptions,
    onCall({ params: { idOrSlug }, dependencies: { clock, config } }) {
      searchCounter.countOpened({ day: dateInZone(clock(), config.business.timeZone), idOrSlug });
    },
  });
  mountEndpoint(app, carRanges, handleCarRanges, publicOptions);
  mountEndpoint(app, carSlugs, handleCarSlugs, publicOptions);
}

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
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleCar, handleCarRanges, handleCarSlugs } from "./cars.handler.ts";
import {
  handleCountriesWithLocations,
  handleLocation,
  handleLocationNames,
  handleLocationOffers,
  handleLocations,
  handleLocationsWithPosition,
} from "./locations.handler.ts";
import { handleCarReviews, handleReviews, handleSupplier, handleSuppliers } from "./suppliers.handler.ts";

/** Cheap calls, and the same for everyone. */
const forEveryone = { units: 1, isCached: true };

export function mountCatalogue(app: App): void {
  mountEndpoint(app, locations, handleLocations, forEveryone);
  mountEndpoint(app, location, handleLocation, forEveryone);
  mountEndpoint(app, locationNames, handleLocationNames, forEveryone);
  mountEndpoint(app, locationOffers, handleLocationOffers, forEveryone);
  mountEndpoint(app, locationsWithPosition, handleLocationsWithPosition, forEveryone);
  mountEndpoint(app, countriesWithLocations, handleCountriesWithLocations, forEveryone);
  mountEndpoint(app, suppliers, handleSuppliers, forEveryone);
  mountEndpoint(app, supplier, handleSupplier, forEveryone);
  mountEndpoint(app, carReviews, handleCarReviews, forEveryone);
  mountEndpoint(app, reviews, handleReviews, forEveryone);
  mountEndpoint(app, car, handleCar, forEveryone);
  mountEndpoint(app, carRanges, handleCarRanges, forEveryone);
  mountEndpoint(app, carSlugs, handleCarSlugs, forEveryone);
}

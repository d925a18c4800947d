import { car, carRanges } from "@sayara/api-client/contract/catalogue/car";
import {
  countriesWithLocations,
  location,
  locations,
  locationsWithPosition,
} from "@sayara/api-client/contract/catalogue/locations";
import { reviews, supplier, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleCar, handleCarRanges } from "./cars.handler.ts";
import {
  handleCountriesWithLocations,
  handleLocation,
  handleLocations,
  handleLocationsWithPosition,
} from "./locations.handler.ts";
import { handleReviews, handleSupplier, handleSuppliers } from "./suppliers.handler.ts";

/** What anyone may read of the offer. */
export function mountCatalogue(app: App): void {
  mountEndpoint(app, locations, handleLocations);
  mountEndpoint(app, location, handleLocation);
  mountEndpoint(app, locationsWithPosition, handleLocationsWithPosition);
  mountEndpoint(app, countriesWithLocations, handleCountriesWithLocations);
  mountEndpoint(app, suppliers, handleSuppliers);
  mountEndpoint(app, supplier, handleSupplier);
  mountEndpoint(app, reviews, handleReviews);
  mountEndpoint(app, car, handleCar);
  mountEndpoint(app, carRanges, handleCarRanges);
}

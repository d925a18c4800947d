import {
  addSavedCars,
  removeSavedCar,
  savedCars,
  savedCarTotals,
  setPriceAlert,
} from "@sayara/api-client/contract/saved/savedCars";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handleAddSavedCars,
  handleRemoveSavedCar,
  handleSavedCars,
  handleSavedCarTotals,
  handleSetPriceAlert,
} from "./savedCars.handler.ts";

/** Mounts the operations on saved cars. */
export function mountSaved(app: App): void {
  // In bytes: enough for 50 cars with the longest slugs.
  const bodyLimit = 32 * 1024;
  mountEndpoint(app, savedCars, handleSavedCars);
  mountEndpoint(app, addSavedCars, handleAddSavedCars, { units: 2, bodyLimit });
  mountEndpoint(app, removeSavedCar, handleRemoveSavedCar);
  mountEndpoint(app, setPriceAlert, handleSetPriceAlert, { units: 2 });
  mountEndpoint(app, savedCarTotals, handleSavedCarTotals, { units: 4, bodyLimit });
}

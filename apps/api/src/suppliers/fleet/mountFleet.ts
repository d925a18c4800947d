import {
  createCar,
  deleteCar,
  duplicateCar,
  publishCar,
  saveCars,
  updateCar,
  withdrawCar,
} from "@sayara/api-client/contract/suppliers/changeCar";
import {
  addCarPhoto,
  arrangeCarPhotos,
  carPhoto,
  deleteCarPhoto,
  updateCarPhoto,
} from "@sayara/api-client/contract/suppliers/carPhotos";
import {
  fleetCar,
  fleetCars,
  fleetPlaces,
  fleetSheet,
} from "@sayara/api-client/contract/suppliers/fleetCars";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  addCarPhotoHandler,
  carPhotoHandler,
  deleteCarPhotoHandler,
  handleArrangeCarPhotos,
  updateCarPhotoHandler,
} from "./carPhotos.handler.ts";
import {
  handleCreateCar,
  handleDeleteCar,
  handleDuplicateCar,
  handlePublishCar,
  handleUpdateCar,
  handleWithdrawCar,
} from "./changeCar.handler.ts";
import { handleFleetCar, handleFleetCars, handleFleetPlaces, handleFleetSheet } from "./fleetCars.handler.ts";
import { mountCarPhotos } from "./mountCarPhotos.ts";
import { handleSaveCars } from "./saveCars.handler.ts";

/** Maximum bytes: enough for a car with a hundred places and fifty discounts. */
const CAR_BODY = 20 * 1024;
/** Maximum bytes: enough for 500 new cars with the places of a whole country. */
const SHEET_BODY = 2 * 1024 * 1024;

/** Mounts the endpoints for an agency's fleet, and the photos that drivers see. */
export function mountFleet(app: App, services: Pick<AppDependencies, "files" | "pictures">): void {
  mountEndpoint(app, fleetCars, handleFleetCars, { units: 1 });
  mountEndpoint(app, fleetCar, handleFleetCar, { units: 1 });
  mountEndpoint(app, fleetPlaces, handleFleetPlaces, { units: 1 });
  mountEndpoint(app, fleetSheet, handleFleetSheet, { units: 4 });
  mountEndpoint(app, createCar, handleCreateCar, { bodyLimit: CAR_BODY });
  mountEndpoint(app, updateCar, handleUpdateCar, { bodyLimit: CAR_BODY });
  mountEndpoint(app, duplicateCar, handleDuplicateCar);
  mountEndpoint(app, publishCar, handlePublishCar);
  mountEndpoint(app, withdrawCar, handleWithdrawCar);
  mountEndpoint(app, deleteCar, handleDeleteCar);
  mountEndpoint(app, saveCars, handleSaveCars, { bodyLimit: SHEET_BODY });
  mountEndpoint(app, addCarPhoto, addCarPhotoHandler(services));
  mountEndpoint(app, arrangeCarPhotos, handleArrangeCarPhotos);
  mountEndpoint(app, updateCarPhoto, updateCarPhotoHandler(services));
  mountEndpoint(app, deleteCarPhoto, deleteCarPhotoHandler(services));
  mountEndpoint(app, carPhoto, carPhotoHandler(services), { units: 1 });
  mountCarPhotos(app, services);
}

import {
  deleteCountry,
  deletePlace,
  deletePlacePicture,
  portalCountries,
  portalPlace,
  portalPlaces,
  saveCountry,
  savePlace,
  updatePlacePicture,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { handleDeleteCountry, handlePortalCountries, handleSaveCountry } from "./countries.handler.ts";
import { deletePlacePictureHandler, updatePlacePictureHandler } from "./placePicture.handler.ts";
import {
  handleDeletePlace,
  handlePortalPlace,
  handlePortalPlaces,
  handleSavePlace,
} from "./places.handler.ts";

/** Maximum bytes of a request body: a place with names in all languages and 50 other names. */
const PLACE_BODY = 64 * 1024;

/** Mounts the administrators' operations on places and countries. */
export function mountPlaces(app: App, tools: { files: FileStore; pictures: Pictures }): void {
  mountEndpoint(app, portalPlaces, handlePortalPlaces, { units: 2 });
  mountEndpoint(app, portalPlace, handlePortalPlace, { units: 2 });
  mountEndpoint(app, savePlace, handleSavePlace, { bodyLimit: PLACE_BODY });
  mountEndpoint(app, deletePlace, handleDeletePlace);
  mountEndpoint(app, updatePlacePicture, updatePlacePictureHandler(tools));
  mountEndpoint(app, deletePlacePicture, deletePlacePictureHandler(tools));
  mountEndpoint(app, portalCountries, handlePortalCountries);
  mountEndpoint(app, saveCountry, handleSaveCountry);
  mountEndpoint(app, deleteCountry, handleDeleteCountry);
}

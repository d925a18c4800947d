import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { aPicture } from "../data/aPicture.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/**
 * Returns a valid request by an owner for each endpoint of the fleet. Requests that would affect each other
 * use different cars.
 */
export async function fleetCalls(
  portal: TestPortal,
  ownerCall: (call?: ValidCall) => Promise<ValidCall>,
): Promise<Record<string, ValidCall>> {
  const draft = aCarDraft({ places: [portal.tunis.id] });
  const create = async (plate: string) => {
    const path = `/api/create-car/${portal.agency.id}`;
    const { json } = await portal.call("owner", path, { body: { ...draft, plate } });
    return json.id as string;
  };
  const published = await portal.aCar({ plate: "901 TU 1" });
  const photographed = await create("901 TU 2");
  const upload = async () => {
    const path = `/api/add-car-photo/${portal.agency.id}/${photographed}`;
    const { json } = await portal.call("owner", path, { body: await aPicture() });
    return json.photos.at(-1).id as string;
  };
  const [photoId, deletedPhotoId] = [await upload(), await upload()];
  const carCall = async (id: string, body?: object) =>
    ownerCall({ params: { id }, ...(body !== undefined && { body }) });
  const photoCall = (id: string, body?: object) =>
    ownerCall({ params: { id: photographed, photoId: id }, ...(body !== undefined && { body }) });
  return {
    addCarPhoto: await ownerCall({ params: { id: photographed }, body: await aPicture() }),
    arrangeCarPhotos: await carCall(await create("901 TU 3"), { photos: [] }),
    carPhoto: await photoCall(photoId),
    createCar: await ownerCall({ body: { ...draft, plate: "901 TU 4" } }),
    deleteCar: await carCall(await create("901 TU 5"), { version: 1 }),
    deleteCarPhoto: await photoCall(deletedPhotoId),
    duplicateCar: await carCall(photographed, { plate: "901 TU 6" }),
    fleetCar: await carCall(photographed),
    fleetCars: await ownerCall({ params: { page: "1" } }),
    fleetPlaces: await ownerCall({ params: { language: "fr" } }),
    fleetSheet: await ownerCall(),
    publishCar: await carCall(await create("901 TU 7"), { version: 1 }),
    saveCars: await ownerCall({ body: { rows: [{ id: photographed, edit: { version: 1, seats: 4 } }] } }),
    updateCar: await carCall(await create("901 TU 8"), { version: 1, dailyPrice: 95 }),
    updateCarPhoto: await photoCall(photoId, { alt: { fr: "Vue de face" } }),
    withdrawCar: await carCall(published.id, { version: 1 }),
  };
}

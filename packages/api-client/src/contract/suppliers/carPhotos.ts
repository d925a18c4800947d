import { FocalPoint, MAX_CAR_PHOTOS, PhotoAlternatives } from "@sayara/domain/car/CarPhoto";
import { EntityId } from "@sayara/domain/id/EntityId";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { SupplierSegment } from "./supplierAccess.ts";
import { FleetCar } from "./FleetCar.ts";

const writeRefusals = ["not_signed_in", "not_allowed", "not_found"] as const;
const carParams = v.object({ supplier: SupplierSegment, id: EntityId });
const photoParams = v.object({ supplier: SupplierSegment, id: EntityId, photoId: EntityId });

/** Input schemas of {@link addCarPhoto}. */
export const addCarPhotoInput = { params: carParams, body: v.instance(FormData) };

/**
 * Adds a photo to a car, after its existing photos: `FormData` with `image`, a png, jpeg, webp or avif of at
 * most 5 MB. It is re-encoded without metadata [FL7].
 */
export const addCarPhoto = defineEndpoint({
  name: "addCarPhoto",
  method: "POST",
  path: "/api/add-car-photo/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof addCarPhotoInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "address_unconfirmed", "too_many_car_photos", "storage_unavailable"],
});

/** Input schemas of {@link arrangeCarPhotos}. */
export const arrangeCarPhotosInput = {
  params: carParams,
  body: v.object({ photos: v.pipe(v.array(EntityId), v.maxLength(MAX_CAR_PHOTOS)) }),
};

/**
 * Sets the order of a car's photos by their ids. `stale_version`: the ids are not exactly those of its
 * photos.
 */
export const arrangeCarPhotos = defineEndpoint({
  name: "arrangeCarPhotos",
  method: "POST",
  path: "/api/arrange-car-photos/{supplier}/{id}",
  session: "required",
  input: inputOf<typeof arrangeCarPhotosInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "stale_version"],
});

/** Input schemas of {@link updateCarPhoto}. */
export const updateCarPhotoInput = {
  params: photoParams,
  body: v.object({ focus: v.exactOptional(FocalPoint), alt: v.exactOptional(PhotoAlternatives) }),
};

/**
 * Changes the focal point or the text alternatives of a photo. With a new focal point, the cropped photo for
 * cards is created again.
 */
export const updateCarPhoto = defineEndpoint({
  name: "updateCarPhoto",
  method: "PUT",
  path: "/api/update-car-photo/{supplier}/{id}/{photoId}",
  session: "required",
  input: inputOf<typeof updateCarPhotoInput>(),
  responses: { 200: FleetCar },
  refusals: [...writeRefusals, "storage_unavailable"],
});

/** Input schemas of {@link deleteCarPhoto}. */
export const deleteCarPhotoInput = { params: photoParams };

/** Deletes a photo of a car. */
export const deleteCarPhoto = defineEndpoint({
  name: "deleteCarPhoto",
  method: "POST",
  path: "/api/delete-car-photo/{supplier}/{id}/{photoId}",
  session: "required",
  input: inputOf<typeof deleteCarPhotoInput>(),
  responses: { 200: FleetCar },
  refusals: writeRefusals,
});

/** Input schemas of {@link carPhoto}. */
export const carPhotoInput = {
  params: photoParams,
  query: v.object({ crop: v.exactOptional(v.picklist(["card"])) }),
};

/** Returns a photo of a car of any status, as WebP: the whole photo, or cropped for cards. */
export const carPhoto = defineEndpoint({
  name: "carPhoto",
  method: "GET",
  path: "/api/car-photo/{supplier}/{id}/{photoId}",
  session: "required",
  input: inputOf<typeof carPhotoInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: [...writeRefusals, "storage_unavailable"],
  media: "image/webp",
});

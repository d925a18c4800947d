import { EntityId } from "@sayara/domain/id/EntityId";
import { HidingReason } from "@sayara/domain/review/HidingReason";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";

const reviewParams = v.object({ id: EntityId });

/** Input schemas of {@link addReviewPhoto}. */
export const addReviewPhotoInput = { params: reviewParams, body: v.instance(FormData) };

/**
 * Adds the photo of the caller's own review: `FormData` with `image`, a png, jpeg, webp or avif of at most 5
 * MB. It is public once an administrator has accepted it. A refused photo may be replaced.
 * `review_photo_closed`: the review has a photo, is older than 30 days, or has had 3 photos [RV13].
 */
export const addReviewPhoto = defineEndpoint({
  name: "addReviewPhoto",
  method: "POST",
  path: "/api/add-review-photo/{id}",
  input: inputOf<typeof addReviewPhotoInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found", "review_photo_closed", "storage_unavailable"],
  session: "required",
});

/** Input schemas of {@link deleteReviewPhoto}. */
export const deleteReviewPhotoInput = { params: reviewParams };

/** Deletes the photo of the caller's own review; without one, `not_found` [RV13]. */
export const deleteReviewPhoto = defineEndpoint({
  name: "deleteReviewPhoto",
  method: "POST",
  path: "/api/delete-review-photo/{id}",
  input: inputOf<typeof deleteReviewPhotoInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});

/** Input schemas of {@link waitingReviewPhoto}. */
export const waitingReviewPhotoInput = { params: reviewParams };

/** Returns the photo of a review that waits for a decision, as WebP; for admins [RV13]. */
export const waitingReviewPhoto = defineEndpoint({
  name: "waitingReviewPhoto",
  method: "GET",
  path: "/api/waiting-review-photo/{id}",
  input: inputOf<typeof waitingReviewPhotoInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: ["not_signed_in", "not_allowed", "not_found", "storage_unavailable"],
  session: "required",
  media: "image/webp",
});

/** Input schemas of {@link decideReviewPhoto}. */
export const decideReviewPhotoInput = {
  params: reviewParams,
  /** `reason` is shown to the driver. Null accepts the photo. */
  body: v.object({ reason: v.nullable(HidingReason) }),
};

/**
 * Accepts the pending photo of a review, or refuses it with a reason and deletes it; for admins [RV13].
 * Without a pending photo, `not_found`.
 */
export const decideReviewPhoto = defineEndpoint({
  name: "decideReviewPhoto",
  method: "POST",
  path: "/api/decide-review-photo/{id}",
  input: inputOf<typeof decideReviewPhotoInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});

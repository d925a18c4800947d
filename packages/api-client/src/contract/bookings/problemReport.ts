import { ProblemReport, ProblemText } from "@sayara/domain/booking/ProblemReport";
import { EntityId } from "@sayara/domain/id/EntityId";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

const tokenQuery = v.object({ token: v.exactOptional(SignedToken) });

/** Input schemas of {@link reportProblem}. */
export const reportProblemInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: versionAndToken.token, text: ProblemText }),
};

/**
 * Reports a problem with a rental, from pick-up until 7 days after drop-off; for its driver, the agency and admins
 * [PB1]. Each of these sides may make 15 reports (`too_many_reports`) [PB3]. With a signed link, call `proveBooking`
 * first (`proof_required`).
 */
export const reportProblem = defineEndpoint({
  name: "reportProblem",
  method: "POST",
  path: "/api/report-problem/{id}",
  input: inputOf<typeof reportProblemInput>(),
  responses: { 200: ProblemReport },
  refusals: [...changeRefusals, "proof_required", "stale_version", "too_many_reports"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Input schemas of {@link addProblemPicture}. */
export const addProblemPictureInput = {
  params: v.object({ id: EntityId, problemId: EntityId }),
  query: tokenQuery,
  body: v.instance(FormData),
};

/**
 * Adds a photo to a report of the caller: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. A report
 * has at most 5 photos, added within an hour (otherwise `not_allowed`) [PB2]. The driver, the agency and the admins may
 * each add 30 photos to a booking (`too_many_pictures`) [PB3].
 */
export const addProblemPicture = defineEndpoint({
  name: "addProblemPicture",
  method: "POST",
  path: "/api/add-problem-picture/{id}/{problemId}",
  input: inputOf<typeof addProblemPictureInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: ProblemReport },
  refusals: [
    ...changeRefusals,
    "proof_required",
    "stale_version",
    "too_many_pictures",
    "storage_unavailable",
  ],
  refusalBody: BookingChangeRefusal,
  session: "optional",
  secretInUrl: true,
});

/** Input schemas of {@link problemPicture}. */
export const problemPictureInput = {
  params: v.object({ id: EntityId, pictureId: EntityId }),
  query: tokenQuery,
};

/** Returns a photo of a report, as WebP, to callers who may see the booking [PB2]. */
export const problemPicture = defineEndpoint({
  name: "problemPicture",
  method: "GET",
  path: "/api/problem-picture/{id}/{pictureId}",
  input: inputOf<typeof problemPictureInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: ["not_signed_in", "not_found", "link_revoked", "storage_unavailable"],
  session: "optional",
  secretInUrl: true,
  media: "image/webp",
});

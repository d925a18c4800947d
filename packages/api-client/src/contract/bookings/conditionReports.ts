import { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { ConditionReports, NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

const staffRefusals = [
  "not_signed_in",
  "not_allowed",
  "not_found",
  "stale_version",
  "transition_refused",
] as const;

/** An id that the caller has made: a UUID. */
const OwnId = v.pipe(v.string(), v.uuid("invalid"));

/** Input schemas of {@link signConditionReport}. */
export const signConditionReportInput = {
  params: v.object({ id: EntityId, reportId: OwnId }),
  body: NewConditionReport,
};

/**
 * Records a hand-over or a return with the condition report that staff and driver have signed [HO1–HO4]. `reportId`, a
 * UUID, is made by the caller: sent again, the report is stored once.
 */
export const signConditionReport = defineEndpoint({
  name: "signConditionReport",
  method: "POST",
  path: "/api/sign-condition-report/{id}/{reportId}",
  input: inputOf<typeof signConditionReportInput>(),
  responses: { 200: ConditionReports },
  refusals: staffRefusals,
  refusalBody: BookingChangeRefusal,
  session: "required",
});

/** Input schemas of {@link addConditionPicture}. */
export const addConditionPictureInput = {
  params: v.object({ id: EntityId, reportId: OwnId, angle: ConditionAngle }),
  body: v.instance(FormData),
};

/**
 * Adds a photo to a condition report, for staff: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. It
 * is accepted within 72 hours after the report (otherwise `not_allowed`). An angle that has a photo keeps it [HO5].
 */
export const addConditionPicture = defineEndpoint({
  name: "addConditionPicture",
  method: "POST",
  path: "/api/add-condition-picture/{id}/{reportId}/{angle}",
  input: inputOf<typeof addConditionPictureInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: ConditionReports },
  refusals: [...staffRefusals, "storage_unavailable"],
  refusalBody: BookingChangeRefusal,
  session: "required",
});

/** Input schemas of {@link conditionPicture}. */
export const conditionPictureInput = {
  params: v.object({ id: EntityId, pictureId: EntityId }),
  query: v.object({ token: v.exactOptional(SignedToken) }),
};

/** Returns a photo of a condition report, as WebP, to callers who may see the booking [HO5]. */
export const conditionPicture = defineEndpoint({
  name: "conditionPicture",
  method: "GET",
  path: "/api/condition-picture/{id}/{pictureId}",
  input: inputOf<typeof conditionPictureInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: ["not_signed_in", "not_found", "link_revoked", "storage_unavailable"],
  session: "optional",
  secretInUrl: true,
  media: "image/webp",
});

/** Input schemas of {@link conditionReportFile}. */
export const conditionReportFileInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: v.exactOptional(SignedToken) }),
};

/**
 * Returns the condition reports of a booking as PDF, with their photos and what follows from them, to callers who may see
 * the booking [HO12]. Refused with `not_found` while none is signed, with 429 while the caller's last one is drawn, and
 * with 503 while too many are.
 */
export const conditionReportFile = defineEndpoint({
  name: "conditionReportFile",
  method: "GET",
  path: "/api/condition-report-file/{id}/{language}",
  input: inputOf<typeof conditionReportFileInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: ["not_signed_in", "not_found", "link_revoked", "storage_unavailable"],
  session: "optional",
  secretInUrl: true,
  media: "application/pdf",
});

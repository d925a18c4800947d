import {
  BookingMessage,
  MessageReportReason,
  MessageText,
} from "@sayara/domain/booking/messages/BookingMessage";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SignedToken } from "../texts.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

const tokenQuery = v.object({ token: v.exactOptional(SignedToken) });
const { token } = versionAndToken;
const readRefusals = ["not_signed_in", "not_allowed", "not_found", "link_revoked"] as const;
const writeRefusals = [...changeRefusals, "proof_required", "stale_version"] as const;

/** Input schemas of {@link bookingMessages}. */
export const bookingMessagesInput = {
  params: v.object({ id: EntityId, page: Page, size: Size }),
  query: tokenQuery,
};

/**
 * Lists the messages about a booking, newest first, for its driver and its agency [MS1]. Administrators call
 * `readReportedMessages`. Marks nothing as read.
 */
export const bookingMessages = defineEndpoint({
  name: "bookingMessages",
  method: "GET",
  path: "/api/booking-messages/{id}/{page}/{size}",
  input: inputOf<typeof bookingMessagesInput>(),
  responses: { 200: pageOf(BookingMessage) },
  refusals: readRefusals,
  session: "optional",
  secretInUrl: true,
});

/** Input schemas of {@link sendMessage}. */
export const sendMessageInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token, text: MessageText }),
};

/**
 * Sends a message to the other side of a booking, once per idempotency key [MS1]. `too_many_requests`: the
 * caller's side has sent too many messages for now [MS4]. With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const sendMessage = defineEndpoint({
  name: "sendMessage",
  method: "POST",
  path: "/api/send-message/{id}",
  input: inputOf<typeof sendMessageInput>(),
  responses: { 200: BookingMessage },
  refusals: [...writeRefusals, "idempotency_conflict"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
  retry: "withKey",
});

/** Input schemas of {@link addMessagePicture}. */
export const addMessagePictureInput = {
  params: v.object({ id: EntityId, messageId: EntityId }),
  query: tokenQuery,
  body: v.instance(FormData),
};

/**
 * Adds a photo to a message of the caller: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB. A message
 * has at most 4 photos, added within an hour (otherwise `not_allowed`); each side may add 30 photos to a booking
 * (`too_many_pictures`) [MS2].
 */
export const addMessagePicture = defineEndpoint({
  name: "addMessagePicture",
  method: "POST",
  path: "/api/add-message-picture/{id}/{messageId}",
  input: inputOf<typeof addMessagePictureInput>(),
  upload: uploadOptions,
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: BookingMessage },
  refusals: [...writeRefusals, "too_many_pictures", "storage_unavailable"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
  secretInUrl: true,
});

/** Input schemas of {@link messagePicture}. */
export const messagePictureInput = {
  params: v.object({ id: EntityId, pictureId: EntityId }),
  query: tokenQuery,
};

/**
 * Returns a photo of a message, as WebP, to driver and agency [MS2]. Administrators call `readReportedPicture`.
 */
export const messagePicture = defineEndpoint({
  name: "messagePicture",
  method: "GET",
  path: "/api/message-picture/{id}/{pictureId}",
  input: inputOf<typeof messagePictureInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: [...readRefusals, "storage_unavailable"],
  session: "optional",
  secretInUrl: true,
  media: "image/webp",
});

/** Input schemas of {@link markMessagesRead}. */
export const markMessagesReadInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token, lastRead: EntityId }),
};

/**
 * Marks the other side's messages as read, up to the message `lastRead` [MS3]; without such a message,
 * `not_found`. Once all are read, the side's notifications about them are read too, and the mail about them
 * is not sent [MS5]. Messages that were already read keep their time of reading.
 */
export const markMessagesRead = defineEndpoint({
  name: "markMessagesRead",
  method: "POST",
  path: "/api/mark-messages-read/{id}",
  input: inputOf<typeof markMessagesReadInput>(),
  responses: { 200: noContent },
  refusals: readRefusals,
  session: "optional",
});

/** Input schemas of {@link reportMessages}. */
export const reportMessagesInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token, reason: MessageReportReason }),
};

/**
 * Reports the messages about a booking to the administrators, who may then read them [MS7]. This is also
 * possible once no more messages can be sent. Without a message, `not_found`. Each side may have 3 open
 * reports (otherwise `too_many_message_reports`). With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const reportMessages = defineEndpoint({
  name: "reportMessages",
  method: "POST",
  path: "/api/report-messages/{id}",
  input: inputOf<typeof reportMessagesInput>(),
  responses: { 200: noContent },
  refusals: [...writeRefusals, "too_many_message_reports"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Input schemas of {@link readReportedMessages}. */
export const readReportedMessagesInput = {
  params: v.object({ id: EntityId, page: Page, size: Size }),
};

/**
 * Lists the messages about a booking, newest first, for an administrator, and records that they were read [MS7]. Without
 * an open report, `not_found`.
 */
export const readReportedMessages = defineEndpoint({
  name: "readReportedMessages",
  method: "POST",
  path: "/api/read-reported-messages/{id}/{page}/{size}",
  input: inputOf<typeof readReportedMessagesInput>(),
  responses: { 200: pageOf(BookingMessage) },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "transition_refused"],
  refusalBody: BookingChangeRefusal,
  session: "required",
});

/** Input schemas of {@link readReportedPicture}. */
export const readReportedPictureInput = {
  params: v.object({ id: EntityId, pictureId: EntityId }),
};

/**
 * Returns a photo of a reported message, as WebP, for an administrator, and records that it was read [MS7]. Without an open
 * report, `not_found`.
 */
export const readReportedPicture = defineEndpoint({
  name: "readReportedPicture",
  method: "POST",
  path: "/api/read-reported-picture/{id}/{pictureId}",
  input: inputOf<typeof readReportedPictureInput>(),
  responses: { 200: v.instance(Blob) },
  refusals: [
    "not_signed_in",
    "not_allowed",
    "not_found",
    "stale_version",
    "transition_refused",
    "storage_unavailable",
  ],
  refusalBody: BookingChangeRefusal,
  session: "required",
  media: "image/webp",
});

/** Input schemas of {@link reportsWaiting}. */
export const reportsWaitingInput = { params: v.object({ page: Page, size: Size }) };

/** A booking with reported messages. The booking's page shows the messages and the reasons [MS7]. */
export const WaitingReport = v.object({
  id: EntityId,
  reference: BookingReference,
  supplier: v.object({ slug: Slug, name: anyText(100) }),
  /** The sides that reported messages. */
  sides: v.array(orUnknown(MessageSide)),
  /** Number of open reports. */
  reports: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the first open report was made. */
  reportedAt: Instant,
});
export type WaitingReport = v.InferOutput<typeof WaitingReport>;

/** Lists the bookings with open reports of messages, oldest report first; for admins [MS7]. */
export const reportsWaiting = defineEndpoint({
  name: "reportsWaiting",
  method: "GET",
  path: "/api/reports-waiting/{page}/{size}",
  input: inputOf<typeof reportsWaitingInput>(),
  responses: { 200: pageOf(WaitingReport) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link closeMessageReports}. */
export const closeMessageReportsInput = { params: v.object({ id: EntityId }) };

/**
 * Closes the open reports about a booking's messages, for an administrator. Administrators can then no longer
 * read the messages [MS7]. Without an open report, `not_found`.
 */
export const closeMessageReports = defineEndpoint({
  name: "closeMessageReports",
  method: "POST",
  path: "/api/close-message-reports/{id}",
  input: inputOf<typeof closeMessageReportsInput>(),
  responses: { 200: noContent },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "transition_refused"],
  refusalBody: BookingChangeRefusal,
  session: "required",
});

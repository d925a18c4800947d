import { AudienceMessage } from "@sayara/domain/audience/AudienceMessage";
import { AudienceMessageStatus } from "@sayara/domain/audience/audienceMessageRules";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { MessageKind } from "@sayara/domain/notification/MessageKind";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { knownOnly, orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const ofMessage = {
  ...access,
  refusals: [...access.refusals, "not_found", "stale_version", "transition_refused"],
} as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A message to an audience in the list of administrators. */
export const AudienceMessageSummary = v.object({
  id: EntityId,
  title: anyText(200),
  kind: orUnknown(MessageKind),
  recipients: orUnknown(v.picklist(["drivers", "agencies"])),
  status: orUnknown(AudienceMessageStatus),
  createdAt: Instant,
  /** When sending began. */
  startedAt: v.nullable(Instant),
  /** When the last mail had left. */
  finishedAt: v.nullable(Instant),
});
export type AudienceMessageSummary = v.InferOutput<typeof AudienceMessageSummary>;

/** A message to an audience with everything that an administrator edits, and how far it is [MA6]. */
export const AudienceMessageRecord = v.object({
  ...AudienceMessageSummary.entries,
  version,
  audience: v.object({
    languages: knownOnly(Language),
    place: v.nullable(EntityId),
    country: v.nullable(anyText(2)),
    bookedSince: v.nullable(CalendarDate),
    status: v.nullable(orUnknown(v.picklist(["active", "needs_follow_up", "joining"]))),
  }),
  texts: v.array(v.object({ language: orUnknown(Language), subject: anyText(300), text: anyText(6000) })),
  counts: v.object({
    sent: count,
    /** Not sent yet. Of a stopped message: would be sent if it was resumed. */
    waiting: count,
    /** Left out after they were queued: blocked, suspended or unsubscribed by then. */
    leftOut: count,
    /** Given up by the outbox. */
    failed: count,
    /** Have pressed the link of this message that ends such mails. */
    unsubscribed: count,
  }),
});
export type AudienceMessageRecord = v.InferOutput<typeof AudienceMessageRecord>;

/** Input schemas of {@link audienceMessages}. */
export const audienceMessagesInput = { params: v.object({ page: Page, size: Size }) };

/** Lists messages to audiences, newest first; for admins. */
export const audienceMessages = defineEndpoint({
  ...access,
  name: "audienceMessages",
  method: "GET",
  path: "/api/audience-messages/{page}/{size}",
  input: inputOf<typeof audienceMessagesInput>(),
  responses: { 200: pageOf(AudienceMessageSummary) },
});

/** Input schemas of {@link audienceMessage}. */
export const audienceMessageInput = { params: v.object({ id: EntityId }) };

/** Returns a message to an audience with its counts; for admins [MA6]. */
export const audienceMessage = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found"],
  name: "audienceMessage",
  method: "GET",
  path: "/api/audience-message/{id}",
  input: inputOf<typeof audienceMessageInput>(),
  responses: { 200: AudienceMessageRecord },
});

/** Input schemas of {@link saveAudienceMessage}. */
export const saveAudienceMessageInput = {
  body: v.object({
    /** Absent for a new message, as the version. */
    id: v.exactOptional(EntityId),
    version: v.exactOptional(version),
    message: AudienceMessage,
  }),
};

/**
 * Writes a message to an audience, or changes a draft; for admins [MA1, MA5]. `transition_refused`: it is no draft any
 * more.
 */
export const saveAudienceMessage = defineEndpoint({
  ...ofMessage,
  name: "saveAudienceMessage",
  method: "POST",
  path: "/api/save-audience-message",
  input: inputOf<typeof saveAudienceMessageInput>(),
  responses: { 200: AudienceMessageRecord },
});

/** A message as the recipients of a language get it, and their number [MA4]. */
export const AudiencePreview = v.object({
  recipients: count,
  languages: v.array(
    v.object({
      language: orUnknown(Language),
      recipients: count,
      subject: anyText(300),
      text: anyText(10_000),
    }),
  ),
});
export type AudiencePreview = v.InferOutput<typeof AudiencePreview>;

/** Input schemas of {@link previewAudienceMessage}. */
export const previewAudienceMessageInput = { body: AudienceMessage };

/** Shows a message as it would be sent now in each language, with the number of recipients; for admins [MA4]. */
export const previewAudienceMessage = defineEndpoint({
  ...access,
  name: "previewAudienceMessage",
  method: "POST",
  path: "/api/preview-audience-message",
  input: inputOf<typeof previewAudienceMessageInput>(),
  responses: { 200: AudiencePreview },
  retry: "safe",
});

/** Input schemas of {@link actOnAudienceMessage}. */
export const actOnAudienceMessageInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ action: v.picklist(["send", "stop", "resume"]), version }),
};

/**
 * Begins to send a message, stops that, or goes on with it; for admins [MA5]. `transition_refused`: its status does not
 * allow the action.
 */
export const actOnAudienceMessage = defineEndpoint({
  ...ofMessage,
  name: "actOnAudienceMessage",
  method: "POST",
  path: "/api/act-on-audience-message/{id}",
  input: inputOf<typeof actOnAudienceMessageInput>(),
  responses: { 200: AudienceMessageRecord },
});

/** Input schemas of {@link deleteAudienceMessage}. */
export const deleteAudienceMessageInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ version }),
};

/** Deletes a draft; for admins [MA5]. */
export const deleteAudienceMessage = defineEndpoint({
  ...ofMessage,
  name: "deleteAudienceMessage",
  method: "POST",
  path: "/api/delete-audience-message/{id}",
  input: inputOf<typeof deleteAudienceMessageInput>(),
  responses: { 200: v.object({ deleted: v.literal(true) }) },
});

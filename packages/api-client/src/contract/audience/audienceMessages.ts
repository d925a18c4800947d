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

/** A message to an audience, as administrators list it. */
export const AudienceMessageSummary = v.object({
  id: EntityId,
  title: anyText(200),
  kind: orUnknown(MessageKind),
  recipients: orUnknown(v.picklist(["drivers", "agencies"])),
  status: orUnknown(AudienceMessageStatus),
  createdAt: Instant,
  /** When sending began. */
  startedAt: v.nullable(Instant),
  /** When no mail was left to send. */
  finishedAt: v.nullable(Instant),
});
export type AudienceMessageSummary = v.InferOutput<typeof AudienceMessageSummary>;

/** A message to an audience, with all fields that an administrator edits and its progress [MA6]. */
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
    /** Mails not sent yet. A stopped message sends them once it is resumed. */
    waiting: count,
    /**
     * Queued mails that were not sent, because the recipient was blocked, suspended or unsubscribed by then.
     */
    leftOut: count,
    /** Mails that the outbox gave up sending. */
    failed: count,
    /** Recipients who unsubscribed with this message's link. */
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
    /** Absent for a new message, like `version`. */
    id: v.exactOptional(EntityId),
    version: v.exactOptional(version),
    message: AudienceMessage,
  }),
};

/**
 * Writes a message to an audience, or changes a draft; for admins [MA1, MA5]. `transition_refused`: it is no
 * longer a draft.
 */
export const saveAudienceMessage = defineEndpoint({
  ...ofMessage,
  name: "saveAudienceMessage",
  method: "POST",
  path: "/api/save-audience-message",
  input: inputOf<typeof saveAudienceMessageInput>(),
  responses: { 200: AudienceMessageRecord },
});

/** A message as its recipients receive it, by language, with the number of recipients [MA4]. */
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

/**
 * Returns a message as it would be sent now in each language, with its number of recipients; for admins
 * [MA4].
 */
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
 * Starts, stops or resumes the sending of a message; for admins [MA5]. `transition_refused`: its status does
 * not allow the action.
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

/** Deletes the draft of a message; for admins [MA5]. */
export const deleteAudienceMessage = defineEndpoint({
  ...ofMessage,
  name: "deleteAudienceMessage",
  method: "POST",
  path: "/api/delete-audience-message/{id}",
  input: inputOf<typeof deleteAudienceMessageInput>(),
  responses: { 200: v.object({ deleted: v.literal(true) }) },
});

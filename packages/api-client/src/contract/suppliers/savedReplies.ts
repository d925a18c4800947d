import { SavedReply } from "@sayara/domain/booking/messages/SavedReply";
import { MAX_SAVED_REPLIES } from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A stored reply. Changes carry its version; another version is refused with `stale_version`. */
export const StoredReply = v.object({
  ...SavedReply.entries,
  language: orUnknown(Language),
  id: EntityId,
  version: Version,
});
export type StoredReply = v.InferOutput<typeof StoredReply>;

/** An agency's saved replies, by language, then by title [MS9]. */
export const SavedReplies = v.object({
  replies: v.pipe(v.array(StoredReply), v.maxLength(MAX_SAVED_REPLIES)),
});
export type SavedReplies = v.InferOutput<typeof SavedReplies>;

/** Input schemas of {@link savedReplies}. */
export const savedRepliesInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns an agency's saved replies. */
export const savedReplies = defineEndpoint({
  name: "savedReplies",
  method: "GET",
  path: "/api/saved-replies/{supplier}",
  session: "required",
  input: inputOf<typeof savedRepliesInput>(),
  responses: { 200: SavedReplies },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});

/** A new reply, or a change of a stored reply with the version that the caller read. */
export const ReplyChange = v.object({
  id: v.exactOptional(EntityId),
  version: v.exactOptional(Version),
  reply: SavedReply,
});
export type ReplyChange = v.InferOutput<typeof ReplyChange>;

/** Input schemas of {@link saveReply}. */
export const saveReplyInput = { params: v.object({ supplier: SupplierSegment }), body: ReplyChange };

/** Adds or changes a saved reply. Sent messages keep their text. */
export const saveReply = defineEndpoint({
  name: "saveReply",
  method: "POST",
  path: "/api/save-reply/{supplier}",
  session: "required",
  input: inputOf<typeof saveReplyInput>(),
  responses: { 200: SavedReplies },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "too_many_saved_replies"],
});

/** Input schemas of {@link deleteReply}. */
export const deleteReplyInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ id: EntityId, version: Version }),
};

/** Deletes a saved reply. */
export const deleteReply = defineEndpoint({
  name: "deleteReply",
  method: "POST",
  path: "/api/delete-reply/{supplier}",
  session: "required",
  input: inputOf<typeof deleteReplyInput>(),
  responses: { 200: SavedReplies },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});

import { randomUUID } from "node:crypto";
import type {
  addMessagePicture,
  messagePicture,
  readReportedPicture,
} from "@sayara/api-client/contract/bookings/messages";
import {
  MESSAGE_PICTURE_MINUTES,
  MESSAGE_PICTURES,
  MESSAGE_PICTURES_PER_SIDE,
} from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import {
  findPicture,
  type PictureTools,
  requireOwnRecentText,
  sendPicture,
  storePicture,
} from "#api/bookings/read/bookingPictures.ts";
import { actorIdOf } from "#api/bookings/read/readViewer.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { readMessage } from "./messageRows.ts";
import { lockWriting, type OpenedMessages, openMessages, openWriting } from "./openMessages.ts";
import { readReported } from "./readReported.ts";

type PictureCall = Omit<Call<typeof addMessagePicture>, "body">;

/**
 * Rejects callers who may not write, did not write the message or have reached a limit of photos, before the
 * photo is read.
 *
 * @throws RefusalError the codes of `openWriting`; `not_found`, `not_allowed`, `too_many_pictures`.
 */
export async function authorizeMessagePicture({ params, query, user, dependencies, context }: PictureCall) {
  const opened = await openWriting({ id: params.id, token: query.token, user }, context);
  await refusePicture(dependencies.db, params.messageId, opened, user);
}

/**
 * Adds a photo to a message, for its author [MS2]. Only `messagePicture` and `readReportedPicture` serve it.
 */
export function addMessagePictureHandler(tools: PictureTools): Handler<typeof addMessagePicture> {
  return async (call) => {
    const { params, query, user, dependencies, context } = call;
    const opened = await openWriting({ id: params.id, token: query.token, user }, context);
    await storePicture(call, tools, {
      kind: "message",
      burst: 20,
      async insert(transaction, key) {
        const locked = await lockWriting(transaction, context, opened);
        await refusePicture(transaction, params.messageId, locked, user);
        const ids = { message_id: params.messageId, booking_id: locked.row.id };
        await transaction
          .insertInto("message_pictures")
          .values({ id: randomUUID(), ...ids, file_key: key, at: locked.now })
          .execute();
      },
    });
    const reader = { id: params.messageId, seesStaff: opened.side === "agency" };
    const data = await readMessage(dependencies.db, opened.row, reader);
    if (data === undefined) throw new RefusalError("not_found");
    return { ok: true, status: 200, data };
  };
}

/** Sends a photo to callers of either side [MS2]. */
export function messagePictureHandler({ files }: { files: FileStore }): Handler<typeof messagePicture> {
  return async ({ params, query, user, dependencies, context }) => {
    const { row } = await openMessages({ id: params.id, token: query.token, user }, context);
    const id = params.pictureId;
    const key = await findPicture(dependencies.db, "message", { id, bookingId: row.id });
    return sendPicture(context, files, { key, id, booking: row });
  };
}

/** Sends a photo of reported messages to an administrator, and records the reading [MS7]. */
export function readReportedPictureHandler({
  files,
}: {
  files: FileStore;
}): Handler<typeof readReportedPicture> {
  return async (call) => {
    const { id: bookingId, pictureId: id } = call.params;
    const { row, found: key } = await readReported(call, bookingId, async (transaction) => {
      const fileKey = await findPicture(transaction, "message", { id, bookingId });
      if (fileKey === undefined) throw new RefusalError("not_found");
      return fileKey;
    });
    return sendPicture(call.context, files, { key, id, booking: row });
  };
}

/**
 * Rejects a photo if the message is not the caller's, is too old or has all its photos, or if the side has
 * reached its limit of photos [MS2].
 */
async function refusePicture(
  db: Database,
  messageId: string,
  { row, viewer, side, now }: OpenedMessages,
  user: UserRow | undefined,
): Promise<void> {
  const message = isUuid(messageId)
    ? await db
        .selectFrom("booking_messages")
        .select(["author_id", "side", "at"])
        .where("id", "=", messageId)
        .where("booking_id", "=", row.id)
        .executeTakeFirst()
    : undefined;
  const authorId = actorIdOf(viewer, user);
  requireOwnRecentText(message, { authorId, minutes: MESSAGE_PICTURE_MINUTES, now });
  if (message?.side !== side) throw new RefusalError("not_allowed");
  const { ofMessage, ofSide } = await db
    .selectFrom("message_pictures")
    .innerJoin("booking_messages", "booking_messages.id", "message_id")
    .select([
      sql<number>`count(*) filter (where message_id = ${messageId})`.as("ofMessage"),
      sql<number>`count(*)`.as("ofSide"),
    ])
    .where("message_pictures.booking_id", "=", row.id)
    .where("booking_messages.side", "=", side)
    .executeTakeFirstOrThrow();
  if (ofMessage >= MESSAGE_PICTURES) throw new RefusalError("not_allowed");
  if (ofSide >= MESSAGE_PICTURES_PER_SIDE) throw new RefusalError("too_many_pictures");
}

import { randomUUID } from "node:crypto";
import type { addMessagePicture, messagePicture } from "@sayara/api-client/contract/bookings/messages";
import { messageSideOf } from "@sayara/domain/booking/messages/messageSideOf";
import {
  MESSAGE_PICTURE_MINUTES,
  MESSAGE_PICTURES,
  MESSAGE_PICTURES_PER_SIDE,
} from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import { openBooking } from "#api/bookings/openBooking.ts";
import { actorIdOf } from "#api/bookings/readViewer.ts";
import { sendPicture } from "#api/bookings/sendPicture.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Call, Handler } from "#api/http/mountEndpoint.ts";
import { clientAddress } from "#api/http/origins/clientAddress.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { storeFile } from "#api/storage/unusedFiles.ts";
import { openReports, readMessage } from "./messageRows.ts";
import { lockWriting, type OpenedMessages, openWriting } from "./openMessages.ts";

/** Pixels; enough to read a ticket or a contract. */
const size = { width: 1600, height: 1600, fit: "inside" } as const;

type PictureCall = Omit<Call<typeof addMessagePicture>, "body">;

/**
 * Rejects callers who may not write, did not write the message or have no photo left, before the photo is read.
 *
 * @throws RefusalError the codes of `openWriting`; `not_found`, `not_allowed`, `too_many_pictures`.
 */
export async function authorizeMessagePicture({ params, query, user, dependencies, context }: PictureCall) {
  const opened = await openWriting({ id: params.id, token: query.token, user }, context);
  await refusePicture(dependencies.db, params.messageId, opened, user);
}

/**
 * Adds a photo to a message of its author [MS2]. The photo is redrawn without metadata. Its file name is random, and only
 * `messagePicture` serves it.
 */
export function addMessagePictureHandler({
  files,
  pictures,
}: {
  files: FileStore;
  pictures: Pictures;
}): Handler<typeof addMessagePicture> {
  return async ({ params, query, body, user, dependencies, context }) => {
    const { db, randomBytes } = dependencies;
    const opened = await openWriting({ id: params.id, token: query.token, user }, context);
    const owner = user?.id ?? clientAddress(context);
    await limitRate(dependencies, { name: "message picture", key: owner, burst: 20, secondsEach: 30 });
    const bytes = await pictures.redraw(body.get("image"), { owner, size });
    const key = `message-${randomBytes(16).toString("hex")}.webp`;
    await storeFile({ ...dependencies, files }, { key, bytes }, async (transaction) => {
      const locked = await lockWriting(transaction, context, opened);
      await refusePicture(transaction, params.messageId, locked, user);
      const ids = { message_id: params.messageId, booking_id: locked.row.id };
      await transaction
        .insertInto("message_pictures")
        .values({ id: randomUUID(), ...ids, file_key: key, at: locked.now })
        .execute();
    });
    const reader = { id: params.messageId, seesStaff: opened.side === "agency" };
    const data = await readMessage(db, opened.row, reader);
    if (data === undefined) throw new RefusalError("not_found");
    return { ok: true, status: 200, data };
  };
}

/** Sends a photo to callers who may read the messages: both sides, and administrators while a report is open. */
export function messagePictureHandler({ files }: { files: FileStore }): Handler<typeof messagePicture> {
  return async ({ params, query, user, dependencies, context }) => {
    const { db } = dependencies;
    const { row, viewer } = await openBooking({ id: params.id, token: query.token, user }, dependencies);
    if (messageSideOf(viewer) === null) {
      const report = await openReports(db, row.id).select("id").limit(1).executeTakeFirst();
      if (viewer.actor !== "admin" || report === undefined) throw new RefusalError("not_allowed");
    }
    const picture = isUuid(params.pictureId)
      ? await db
          .selectFrom("message_pictures")
          .select("file_key")
          .where("id", "=", params.pictureId)
          .where("booking_id", "=", row.id)
          .executeTakeFirst()
      : undefined;
    const name = `${row.reference}-${params.pictureId.slice(0, 8)}.webp`;
    return sendPicture(context, files, { key: picture?.file_key, name });
  };
}

/** Rejects a photo for a message that is not the caller's, is too old or is full, and one beyond the side's [MS2]. */
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
  if (message === undefined) throw new RefusalError("not_found");
  const isOpen = now.getTime() < message.at.getTime() + MESSAGE_PICTURE_MINUTES * 60_000;
  const isOwn = message.side === side && message.author_id === actorIdOf(viewer, user);
  if (!isOwn || !isOpen) throw new RefusalError("not_allowed");
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

import type { AppContext } from "#api/server/http/App.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { storeFile } from "#api/files/storage/unusedFiles.ts";
import type { StoredBooking } from "../bookingRows.ts";

/** Pixels; enough to read a contract, a scratch or a number plate. */
const size = { width: 1600, height: 1600, fit: "inside" } as const;

/** Kind of the record that a private photo of a booking is attached to. */
type Kind = "message" | "problem" | "condition" | "review";

export interface PictureTools {
  files: FileStore;
  pictures: Pictures;
}

interface PictureCall {
  body: FormData;
  user: UserRow | undefined;
  dependencies: Dependencies;
  context: AppContext;
}

interface NewPicture {
  kind: Kind;
  /** Photos that a caller may add in a row; then one every 30 seconds. */
  burst: number;
  /** Checks the caller again and inserts the row of the photo, in a transaction. */
  insert: (transaction: Transaction, fileKey: string) => Promise<void>;
}

/**
 * Stores an uploaded photo under a random name, re-encoded without metadata. Only the API serves it, after checking the
 * caller.
 */
export async function storePicture(
  { body, user, dependencies, context }: PictureCall,
  { files, pictures }: PictureTools,
  { kind, burst, insert }: NewPicture,
): Promise<void> {
  const owner = user?.id ?? clientAddress(context);
  await limitRate(dependencies, { name: `${kind} picture`, key: owner, burst, secondsEach: 30 });
  const bytes = await pictures.redraw(body.get("image"), { owner, size });
  const key = `${kind}-${dependencies.randomBytes(16).toString("hex")}.webp`;
  await storeFile({ ...dependencies, files }, { key, bytes }, (transaction) => insert(transaction, key));
}

/**
 * Rejects a photo unless the caller wrote the text it belongs to within the last `minutes`.
 *
 * @throws RefusalError `not_found` if the text does not exist; `not_allowed` if another person wrote it, or
 *   after `minutes`.
 */
export function requireOwnRecentText(
  written: { author_id: string | null; at: Date } | undefined,
  { authorId, minutes, now }: { authorId: string | null; minutes: number; now: Date },
): void {
  if (written === undefined) throw new RefusalError("not_found");
  const isOpen = now.getTime() < written.at.getTime() + minutes * 60_000;
  if (written.author_id !== authorId || !isOpen) throw new RefusalError("not_allowed");
}

/** Returns the key of a photo's file; undefined if the booking has no such photo. */
export async function findPicture(
  db: Database,
  kind: "message" | "problem",
  { id, bookingId }: { id: string; bookingId: string },
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const picture = await db
    .selectFrom(`${kind}_pictures`)
    .select("file_key")
    .where("id", "=", id)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return picture?.file_key;
}

/**
 * Returns the response with a private photo of a booking: a download that the browser neither displays nor executes.
 *
 * @throws RefusalError `not_found` if there is no such photo.
 */
export async function sendPicture(
  context: AppContext,
  files: FileStore,
  { key, id, booking }: { key: string | undefined; id: string; booking: Pick<StoredBooking, "reference"> },
) {
  const bytes = key === undefined ? undefined : await files.get(key);
  if (bytes === undefined) throw new RefusalError("not_found");
  sendAsFile(context, `${booking.reference}-${id.slice(0, 8)}.webp`);
  context.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return { ok: true, status: 200, data: new Blob([bytes]) } as const;
}

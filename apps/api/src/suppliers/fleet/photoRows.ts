import { MAX_CAR_PHOTOS } from "@sayara/domain/car/CarPhoto";
import { sql } from "kysely";
import { PHOTO_FOLDER } from "#api/catalogue/cars/readCarPhotos.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";

/** @throws RefusalError `too_many_car_photos` [FL7]. */
export async function nextPhotoPosition(db: Database, carId: string): Promise<number> {
  const { photos } = await db
    .selectFrom("car_photos")
    .where("car_id", "=", carId)
    .select(({ fn }) => fn.countAll<number>().as("photos"))
    .executeTakeFirstOrThrow();
  if (photos >= MAX_CAR_PHOTOS) throw new RefusalError("too_many_car_photos");
  return Number(photos);
}

/** @throws RefusalError `not_found`. */
export async function requirePhoto(db: Database, carId: string, photoId: string) {
  const photo = isUuid(photoId)
    ? await db
        .selectFrom("car_photos")
        .selectAll()
        .where("id", "=", photoId)
        .where("car_id", "=", carId)
        .executeTakeFirst()
    : undefined;
  if (photo === undefined) throw new RefusalError("not_found");
  return photo;
}

/** Sets the car's card picture to its first photo [FL7]. */
export async function refreshCarImage(transaction: Transaction, carId: string): Promise<void> {
  const first = transaction
    .selectFrom("car_photos")
    .where("car_id", "=", carId)
    .where("position", "=", 0)
    .select(sql<string>`${PHOTO_FOLDER}::text || card_key`.as("image"));
  await transaction.updateTable("cars").set({ image: first }).where("id", "=", carId).execute();
}

/** Gives each photo its position in the list. */
export async function orderPhotos(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await transaction.updateTable("car_photos").set({ position }).where("id", "=", id).execute();
}

/** Deletes all photos of a car. A job deletes their files later. */
export async function removeCarPhotos(transaction: Transaction, carId: string, now: Date): Promise<void> {
  const removed = await transaction
    .deleteFrom("car_photos")
    .where("car_id", "=", carId)
    .returning(["file_key", "card_key"])
    .execute();
  const keys = removed.flatMap(({ file_key, card_key }) => [file_key, card_key]);
  await markUnused(transaction, keys, now);
}

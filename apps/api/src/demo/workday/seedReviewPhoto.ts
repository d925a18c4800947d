import type { Transaction } from "#api/database/Schema.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";

/** SVG of a car on a road. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 80 60">
  <path fill="#bfe3f5" d="M0 0h80v40H0z"/><path fill="#8a8f98" d="M0 40h80v20H0z"/>
  <path fill="#d8553b" d="M12 42v-8q0-3 4-3l9-9h22l12 9 9 2v9z"/>
  <path fill="#e9f4fa" d="m27 25-6 6h15v-6zm12 0v6h14l-8-6z"/>
  <circle cx="26" cy="43" r="6"/><circle cx="55" cy="43" r="6"/></svg>`;

/** Adds a photo that awaits moderation to an agency's latest good review [RV13]. */
export async function seedReviewPhoto(
  transaction: Transaction,
  { supplierId, now, files }: { supplierId: string; now: Date; files: FileStore },
): Promise<void> {
  const review = await transaction
    .selectFrom("reviews")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("rating", ">=", 4)
    .where("comments", "<>", "")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (review === undefined) return;
  // Loaded only here, because the API itself redraws images in another process.
  const { default: sharp } = await import("sharp");
  const key = `review-${review.id.replaceAll("-", "")}.webp`;
  await files.put(key, new Uint8Array(await sharp(Buffer.from(drawing)).webp().toBuffer()), "image/webp");
  await transaction
    .updateTable("reviews")
    .set({
      photo_key: key,
      photo_state: "waiting",
      photo_at: new Date(now.getTime() - 3_600_000),
      photo_attempts: 1,
    })
    .where("id", "=", review.id)
    .execute();
}

import type {
  deletePlacePicture,
  updatePlacePicture,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { pictureAddress } from "#api/catalogue/mountPictures.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, removeNow, storeFile } from "#api/files/storage/unusedFiles.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { changePlaces, inPlaceTransaction } from "./inPlaceTransaction.ts";
import { readPlace, requirePlace, withUses } from "./readPlaceRecord.ts";

/** Size of a stored picture, in pixels. */
const size = { width: 1200, height: 800, fit: "cover" } as const;

interface Tools {
  files: FileStore;
  pictures: Pictures;
}

/** Replaces the picture of a place [PA3]. */
export function updatePlacePictureHandler({ files, pictures }: Tools): Handler<typeof updatePlacePicture> {
  return async ({ params, body, user, dependencies, context }) => {
    requireAdmin(user);
    const { id } = await requirePlace(dependencies.db, params.id);
    await limitRate(dependencies, { name: "place picture", key: user.id, burst: 10, secondsEach: 30 });
    const bytes = await pictures.redraw(body.get("image"), { owner: user.id, size });
    const key = `${dependencies.randomBytes(16).toString("hex")}.webp`;
    const tools = { ...dependencies, files };
    const { place, unused } = await storeFile(tools, { key, bytes }, (transaction) =>
      changePlaces(transaction, context, async ({ now, recordEdit }) => {
        const { image: before } = await requirePlace(transaction, id);
        const image = pictureAddress(key);
        await transaction.updateTable("locations").set({ image }).where("id", "=", id).execute();
        await recordEdit({
          subject: "place",
          subjectId: id,
          action: "pictureReplaced",
          before: { image: before },
          after: { image },
        });
        const file = pictureFile(before);
        if (file !== undefined) await markUnused(transaction, [file], now);
        return { place: await readPlace(transaction, id), unused: file };
      }),
    );
    if (unused !== undefined) await removeNow(tools, unused);
    return { ok: true, status: 200, data: await withUses(dependencies.db, place) };
  };
}

/** Deletes the picture of a place [PA3]. */
export function deletePlacePictureHandler({
  files,
}: Pick<Tools, "files">): Handler<typeof deletePlacePicture> {
  return async ({ params, user, dependencies, context }) => {
    requireAdmin(user);
    const { place, unused } = await inPlaceTransaction(context, async ({ transaction, now, recordEdit }) => {
      const { id, image } = await requirePlace(transaction, params.id);
      if (image !== null) {
        await transaction.updateTable("locations").set({ image: null }).where("id", "=", id).execute();
        await recordEdit({ subject: "place", subjectId: id, action: "pictureDeleted", before: { image } });
      }
      const file = pictureFile(image);
      if (file !== undefined) await markUnused(transaction, [file], now);
      return { place: await readPlace(transaction, id), unused: file };
    });
    if (unused !== undefined) await removeNow({ ...dependencies, files }, unused);
    return { ok: true, status: 200, data: await withUses(dependencies.db, place) };
  };
}

/**
 * Returns the file of a picture that was stored here. The file's key is random, so no other row refers to the
 * file.
 */
export function pictureFile(image: string | null): string | undefined {
  return image === null ? undefined : /^\/pictures\/([0-9a-f]{32}\.webp)$/.exec(image)?.[1];
}

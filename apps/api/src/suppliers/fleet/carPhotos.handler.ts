import type {
  addCarPhoto,
  arrangeCarPhotos,
  carPhoto,
  deleteCarPhoto,
  updateCarPhoto,
} from "@sayara/api-client/contract/suppliers/carPhotos";
import type { FleetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { FocalPoint } from "@sayara/domain/car/CarPhoto";
import type { Transaction } from "#api/database/Schema.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Pictures, RedrawnPhoto } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, removeNow, storeFiles } from "#api/files/storage/unusedFiles.ts";
import { inSupplierTransaction, writeForSupplier } from "#api/suppliers/inSupplierTransaction.ts";
import { requireConfirmedAddress, requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { requireCar } from "./changeCar.ts";
import { readFleetCar } from "./fleetRows.ts";
import { nextPhotoPosition, orderPhotos, refreshCarImage, requirePhoto } from "./photoRows.ts";

interface Services {
  files: FileStore;
  pictures: Pictures;
}

/** Maximum pixels of a photo on a car's page. */
const photoSize = { width: 1600, height: 1200, fit: "inside" } as const;
/** Pixels of a photo on cards: twice the largest displayed size. */
const cardSize = { width: 800, height: 500, fit: "cover" } as const;
const middle: FocalPoint = { x: 50, y: 50 };

/** Adds a photo after the others [FL7]. File names are random and change with the content. */
export function addCarPhotoHandler({ files, pictures }: Services): Handler<typeof addCarPhoto> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, clock } = dependencies;
    const options = { segment: params.supplier, action: "editFleet" } as const;
    const { supplier } = await requireSupplier(db, user, options);
    requireConfirmedAddress(user);
    const car = await readFleetCar(db, supplier.id, params.id);
    if (car === undefined) throw new RefusalError("not_found");
    await nextPhotoPosition(db, car.id);
    await limitRate(dependencies, { name: "car photo", key: user.id, burst: 60, secondsEach: 10 });
    const whole = await pictures.redrawPhoto(body.get("image"), { owner: user.id, size: photoSize });
    const card = await drawCard(pictures, whole, { owner: user.id, focus: middle });
    const photo = { key: photoKey(dependencies), bytes: whole.bytes };
    const cropped = { key: photoKey(dependencies), bytes: card };
    const data = await storeFiles({ ...dependencies, files }, [photo, cropped], (transaction) =>
      writeForSupplier(transaction, context, options, async (write) => {
        const row = await requireCar(write, params);
        const { id } = await transaction
          .insertInto("car_photos")
          .values({
            car_id: row.id,
            file_key: photo.key,
            card_key: cropped.key,
            position: await nextPhotoPosition(transaction, row.id),
            width: whole.width,
            height: whole.height,
            created_at: clock(),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await write.recordEdit({
          subject: "car",
          subjectId: row.id,
          action: "photoAdded",
          after: { photo: id },
        });
        return changedCar(transaction, supplier.id, row.id);
      }),
    );
    return { ok: true, status: 200, data };
  };
}

export const handleArrangeCarPhotos: Handler<typeof arrangeCarPhotos> = async ({ params, body, context }) => {
  const options = { segment: params.supplier, action: "editFleet" } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const row = await requireCar(write, params);
    const before = row.photos.map(({ id }) => id);
    if (before.toSorted().join() !== body.photos.toSorted().join()) throw new RefusalError("stale_version");
    await orderPhotos(write.transaction, body.photos);
    await write.recordEdit({
      subject: "car",
      subjectId: row.id,
      action: "photosArranged",
      before: { photos: before },
      after: { photos: body.photos },
    });
    return changedCar(write.transaction, write.supplier.id, row.id);
  });
  return { ok: true, status: 200, data };
};

/** Changes a photo's text and crop. The cropped file gets a new name, because browsers cache the old file. */
export function updateCarPhotoHandler({ files, pictures }: Services): Handler<typeof updateCarPhoto> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, clock } = dependencies;
    const { focus, alt } = body;
    const options = { segment: params.supplier, action: "editFleet" } as const;
    const { supplier } = await requireSupplier(db, user, options);
    const car = await readFleetCar(db, supplier.id, params.id);
    if (car === undefined) throw new RefusalError("not_found");
    const stored = await requirePhoto(db, car.id, params.photoId);
    const isMoved = focus !== undefined && (focus.x !== stored.focal_x || focus.y !== stored.focal_y);
    const images: { key: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
    if (isMoved) {
      await limitRate(dependencies, { name: "car photo", key: user.id, burst: 60, secondsEach: 10 });
      const whole = await files.get(stored.file_key);
      if (whole === undefined) throw new RefusalError("not_found");
      const { width, height } = stored;
      const bytes = await drawCard(pictures, { bytes: whole, width, height }, { owner: user.id, focus });
      images.push({ key: photoKey(dependencies), bytes });
    }
    const [image] = images;
    const data = await storeFiles({ ...dependencies, files }, images, (transaction) =>
      writeForSupplier(transaction, context, options, async (write) => {
        const row = await requireCar(write, params);
        const photo = await requirePhoto(transaction, row.id, params.photoId);
        const changes = {
          ...(focus !== undefined && { focal_x: focus.x, focal_y: focus.y }),
          ...(alt !== undefined && { alt: JSON.stringify(alt) }),
          ...(image !== undefined && { card_key: image.key }),
        };
        if (Object.keys(changes).length > 0)
          await transaction.updateTable("car_photos").set(changes).where("id", "=", photo.id).execute();
        if (image !== undefined) await markUnused(transaction, [photo.card_key], clock());
        await write.recordEdit({
          subject: "car",
          subjectId: row.id,
          action: "photoChanged",
          before: { focus: { x: photo.focal_x, y: photo.focal_y }, alt: photo.alt },
          after: { focus, alt },
        });
        return changedCar(transaction, supplier.id, row.id);
      }),
    );
    return { ok: true, status: 200, data };
  };
}

export function deleteCarPhotoHandler({ files }: Pick<Services, "files">): Handler<typeof deleteCarPhoto> {
  return async ({ params, dependencies, context }) => {
    const options = { segment: params.supplier, action: "editFleet" } as const;
    const { data, keys } = await inSupplierTransaction(context, options, async (write) => {
      const { transaction } = write;
      const row = await requireCar(write, params);
      const photo = await requirePhoto(transaction, row.id, params.photoId);
      const unused = [photo.file_key, photo.card_key];
      await transaction.deleteFrom("car_photos").where("id", "=", photo.id).execute();
      await orderPhotos(
        transaction,
        row.photos.map(({ id }) => id).filter((id) => id !== photo.id),
      );
      await markUnused(transaction, unused, dependencies.clock());
      await write.recordEdit({
        subject: "car",
        subjectId: row.id,
        action: "photoDeleted",
        before: { photo: photo.id, alt: photo.alt },
      });
      return { data: await changedCar(transaction, write.supplier.id, row.id), keys: unused };
    });
    for (const key of keys) await removeNow({ ...dependencies, files }, key);
    return { ok: true, status: 200, data };
  };
}

/** Sends a photo to people of its agency, whatever the car's status. */
export function carPhotoHandler({ files }: Pick<Services, "files">): Handler<typeof carPhoto> {
  return async ({ params, query, user, dependencies, context }) => {
    const { db } = dependencies;
    const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
    const car = await readFleetCar(db, supplier.id, params.id);
    if (car === undefined) throw new RefusalError("not_found");
    const { file_key, card_key } = await requirePhoto(db, car.id, params.photoId);
    const bytes = await files.get(query.crop === "card" ? card_key : file_key);
    if (bytes === undefined) throw new RefusalError("not_found");
    sendAsFile(context, `${car.slug}.webp`);
    context.header("Content-Security-Policy", "default-src 'none'; sandbox");
    return { ok: true, status: 200, data: new Blob([bytes]) };
  };
}

function photoKey({ randomBytes }: AppContext["var"]["dependencies"]): string {
  return `car-${randomBytes(16).toString("hex")}.webp`;
}

/**
 * Draws the largest part of a photo that has a card's aspect ratio, centred as closely on the focal point as
 * the edges allow.
 */
function drawCard(
  pictures: Pictures,
  { bytes, width, height }: RedrawnPhoto,
  { owner, focus }: { owner: string; focus: FocalPoint },
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(width / cardSize.width, height / cardSize.height);
  const part = { width: (cardSize.width * scale) / width, height: (cardSize.height * scale) / height };
  const start = (percent: number, length: number) =>
    Math.min(Math.max(percent / 100 - length / 2, 0), 1 - length);
  const region = { left: start(focus.x, part.width), top: start(focus.y, part.height), ...part };
  const image = new File([bytes], "photo.webp", { type: "image/webp" });
  return pictures.redraw(image, { owner, size: { ...cardSize, region } });
}

async function changedCar(transaction: Transaction, supplierId: string, carId: string): Promise<FleetCar> {
  await refreshCarImage(transaction, carId);
  const car = await readFleetCar(transaction, supplierId, carId);
  if (car === undefined) throw new RefusalError("not_found");
  return car;
}

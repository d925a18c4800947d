import { isPublished } from "#api/catalogue/cars/carConditions.ts";
import type { App } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { pictureHeaders } from "#api/files/pictures/pictureHeaders.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { PHOTO_FOLDER } from "#api/catalogue/cars/readCarPhotos.ts";

/** Serves photos of published cars to everyone [FL7]. */
export function mountCarPhotos(app: App, { files }: { files: FileStore }): void {
  app.get(`${PHOTO_FOLDER}:file{car-[0-9a-f]{32}\\.webp}`, async (c) => {
    c.set("route", `${PHOTO_FOLDER}{file}`);
    const file = c.req.param("file");
    const photo = await c.var.dependencies.db
      .selectFrom("car_photos")
      .innerJoin("cars", "cars.id", "car_photos.car_id")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .where((eb) => eb.or([eb("car_photos.file_key", "=", file), eb("car_photos.card_key", "=", file)]))
      .where(isPublished)
      .where("suppliers.suspended", "=", false)
      .select("car_photos.id")
      .executeTakeFirst();
    const bytes = photo && (await files.get(file));
    if (bytes === undefined) throw new RefusalError("not_found");
    // Cached for less time than other pictures, because a withdrawn car's photos disappear.
    const headers = { ...pictureHeaders, "Cache-Control": "public, max-age=3600" };
    return c.body(bytes, 200, { ...headers, "Content-Type": "image/webp" });
  });
}

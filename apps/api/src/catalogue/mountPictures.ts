import { createHash } from "node:crypto";
import type { App } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { pictureHeaders } from "#api/files/pictures/pictureHeaders.ts";

const folder = "/pictures/";

/** Serves the car photos and agency logos that an operator imported. */
export function mountPictures(app: App, { files }: { files: FileStore }): void {
  app.get(`${folder}:file{[0-9a-f]{32}\\.webp}`, async (c) => {
    c.set("route", `${folder}{file}`);
    const image = await files.get(c.req.param("file"));
    if (image === undefined) throw new RefusalError("not_found");
    return c.body(image, 200, { ...pictureHeaders, "Content-Type": "image/webp" });
  });
}

/** Returns an image's file name, derived from its content. */
export function pictureKey(picture: Uint8Array): string {
  return `${createHash("sha256").update(picture).digest("hex").slice(0, 32)}.webp`;
}

/** Returns the URL path of a stored image, as used in `car.image` and `supplier.logo`. */
export function pictureAddress(key: string): string {
  return `${folder}${key}`;
}

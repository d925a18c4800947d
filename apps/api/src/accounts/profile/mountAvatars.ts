import { DEFAULT_IMAGES } from "@sayara/domain/config/businessDefaults";
import type { App } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { pictureHeaders } from "#api/files/pictures/pictureHeaders.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";

const folder = "/avatars/";

/** Serves uploaded avatars at the URLs in `user.avatar`, and the default avatar. */
export function mountAvatars(app: App, { files }: { files: FileStore }): void {
  app.get(`${folder}${DEFAULT_IMAGES.avatar}`, (c) => {
    c.set("route", `${folder}{file}`);
    return c.body(defaultAvatar, 200, { ...pictureHeaders, "Content-Type": "image/svg+xml" });
  });
  app.get(`${folder}:file{[0-9a-f]{32}\\.webp}`, async (c) => {
    c.set("route", `${folder}{file}`);
    const image = await files.get(c.req.param("file"));
    if (image === undefined) throw new RefusalError("not_found");
    return c.body(image, 200, { ...pictureHeaders, "Content-Type": "image/webp" });
  });
}

/** Returns the file name in `user.avatar`; undefined for a URL outside the avatar folder. */
export function avatarKey(avatar: string | null): string | undefined {
  return avatar?.startsWith(folder) === true ? avatar.slice(folder.length) : undefined;
}

const defaultAvatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512"><rect width="64" height="64" fill="#e6e1d7"/><circle cx="32" cy="25" r="11" fill="#8b95a1"/><path d="M10 64c1-15 10-23 22-23s21 8 22 23z" fill="#8b95a1"/></svg>`;

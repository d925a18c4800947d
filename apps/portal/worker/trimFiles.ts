/** Maximum number of cached files, about four builds. */
export const MAXIMUM_FILES = 400;

/** Deletes the oldest files beyond the maximum. Keeps the document. */
export async function trimFiles(cache: Pick<Cache, "keys" | "delete">): Promise<void> {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== "/");
  const excess = files.slice(0, Math.max(0, files.length - MAXIMUM_FILES));
  await Promise.all(excess.map((file) => cache.delete(file)));
}

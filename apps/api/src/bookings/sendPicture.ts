import type { AppContext } from "#api/http/App.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import type { FileStore } from "#api/storage/FileStore.ts";

/**
 * Returns the reply with a private photo of a booking, as a file that no page runs.
 *
 * @throws RefusalError `not_found` if there is no such photo.
 */
export async function sendPicture(
  context: AppContext,
  files: FileStore,
  { key, name }: { key: string | undefined; name: string },
) {
  const bytes = key === undefined ? undefined : await files.get(key);
  if (bytes === undefined) throw new RefusalError("not_found");
  sendAsFile(context, name);
  context.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return { ok: true, status: 200, data: new Blob([bytes]) } as const;
}

import { describeFault } from "#api/log/describeFault.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { avatarKey } from "./mountAvatars.ts";

/** Deletes the file of an avatar. Logs a failure instead of throwing, because the account is already updated. */
export async function deleteAvatarFile(
  { files, logger }: Pick<Dependencies, "logger"> & { files: FileStore },
  avatar: string | null,
): Promise<void> {
  const key = avatarKey(avatar);
  if (key === undefined) return;
  await files.remove(key).catch((error: unknown) => {
    logger.warn({ fault: describeFault(error) }, "an unused picture was not deleted");
  });
}

import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, removeNow } from "#api/files/storage/unusedFiles.ts";
import { avatarKey } from "./mountAvatars.ts";

/** Deletes the file of an avatar at once, after the transaction that marked it as unused. */
export async function deleteAvatarFile(
  tools: Pick<Dependencies, "db" | "logger"> & { files: FileStore },
  avatar: string | null,
): Promise<void> {
  const key = avatarKey(avatar);
  if (key !== undefined) await removeNow(tools, key);
}

/** Records the file of an avatar for deletion, in the transaction that removes it from the account. */
export async function markAvatarUnused(
  transaction: Transaction,
  avatar: string | null,
  now: Date,
): Promise<void> {
  const key = avatarKey(avatar);
  if (key !== undefined) await markUnused(transaction, [key], now);
}

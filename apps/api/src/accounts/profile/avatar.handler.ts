import type { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { lockAccountForCaller } from "#api/accounts/inAccountTransaction.ts";
import { storeFile } from "#api/files/storage/unusedFiles.ts";
import { resolveAccount } from "./resolveAccount.ts";
import { markAvatarUnused, deleteAvatarFile } from "./deleteAvatarFile.ts";

/** Replaces the avatar. The file name is random, so that an account's id does not reveal its avatar. */
export function updateAvatarHandler({
  files,
  pictures,
}: {
  files: FileStore;
  pictures: Pictures;
}): Handler<typeof updateAvatar> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, randomBytes } = dependencies;
    const account = await resolveAccount(db, user, params.id);
    await limitRate(dependencies, { name: "avatar", key: user.id, burst: 10, secondsEach: 30 });
    const bytes = await pictures.redraw(body.get("image"), { owner: user.id });
    const key = `${randomBytes(16).toString("hex")}.webp`;
    const avatar = `/avatars/${key}`;
    const tools = { ...dependencies, files };
    const replaced = await storeFile(tools, { key, bytes }, (transaction) =>
      swapAvatar(transaction, context, { id: account.id, avatar }),
    );
    await deleteAvatarFile(tools, replaced);
    return { ok: true, status: 200, data: { avatar } };
  };
}

export function deleteAvatarHandler({ files }: { files: FileStore }): Handler<typeof deleteAvatar> {
  return async ({ params, user, dependencies, context }) => {
    const { db } = dependencies;
    const { id } = await resolveAccount(db, user, params.id);
    const removed = await inTransaction(db, (transaction) =>
      swapAvatar(transaction, context, { id, avatar: null }),
    );
    await deleteAvatarFile({ ...dependencies, files }, removed);
    return { ok: true, status: 200, data: undefined };
  };
}

/**
 * Stores the avatar, marks the previous avatar's file as unused, and returns the previous avatar. The
 * account's lock serialises concurrent calls, so each returns a different avatar.
 */
async function swapAvatar(
  transaction: Transaction,
  c: AppContext,
  { id, avatar }: { id: string; avatar: string | null },
): Promise<string | null> {
  const account = await lockAccountForCaller(transaction, c, id);
  await transaction.updateTable("users").set({ avatar }).where("id", "=", id).execute();
  await markAvatarUnused(transaction, account.avatar, c.var.dependencies.clock());
  return account.avatar;
}

import type { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import type { Queries } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { ownAccount } from "./ownAccount.ts";
import { removePicture } from "./removePicture.ts";

/** Replaces the avatar. The file name is random, so that an account's id does not reveal its avatar. */
export function updateAvatarHandler({
  files,
  pictures,
}: {
  files: FileStore;
  pictures: Pictures;
}): Handler<typeof updateAvatar> {
  return async ({ params, body, user, dependencies, context }) => {
    const { db, logger, randomBytes } = dependencies;
    const account = await ownAccount(db, user, params.id);
    await limitRate(dependencies, { name: "avatar", key: user.id, burst: 10, secondsEach: 30 });
    const image = await pictures.redraw(body.get("image"), { owner: user.id });
    const key = `${randomBytes(16).toString("hex")}.webp`;
    await files.put(key, image, "image/webp");
    const avatar = `/avatars/${key}`;
    try {
      await removePicture({ files, logger }, await swapAvatar(context, account.id, avatar));
    } catch (error) {
      if (await isUnused(db, { id: account.id, avatar })) await removePicture({ files, logger }, avatar);
      throw error;
    }
    return { ok: true, status: 200, data: { avatar } };
  };
}

export function deleteAvatarHandler({ files }: { files: FileStore }): Handler<typeof deleteAvatar> {
  return async ({ params, user, dependencies, context }) => {
    const account = await ownAccount(dependencies.db, user, params.id);
    await removePicture({ files, logger: dependencies.logger }, await swapAvatar(context, account.id, null));
    return { ok: true, status: 200, data: undefined };
  };
}

/** Stores the avatar and returns the one that it replaces. Concurrent calls each replace a different one. */
function swapAvatar(c: AppContext, id: string, avatar: string | null): Promise<string | null> {
  return inAccountTransaction(c, { id }, async (transaction, account) => {
    await transaction.updateTable("users").set({ avatar }).where("id", "=", id).execute();
    return account.avatar;
  });
}

/**
 * Returns whether the account does not use the image. Returns false if the query fails, since a failed commit may have
 * been applied.
 */
async function isUnused(db: Queries, { id, avatar }: { id: string; avatar: string }): Promise<boolean> {
  const find = db.selectFrom("users").select("avatar").where("id", "=", id).executeTakeFirst();
  return find.then(
    (user) => user?.avatar !== avatar,
    () => false,
  );
}

import type { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { limitRate } from "#api/http/limits/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import type { Pictures } from "#api/pictures/createPictures.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { resolveAccount } from "./resolveAccount.ts";
import { deleteAvatarFile } from "./deleteAvatarFile.ts";
import { requireSession } from "#api/accounts/session/session.ts";

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
    const account = await resolveAccount(db, user, params.id);
    await limitRate(dependencies, { name: "avatar", key: user.id, burst: 10, secondsEach: 30 });
    const image = await pictures.redraw(body.get("image"), { owner: user.id });
    const key = `${randomBytes(16).toString("hex")}.webp`;
    await files.put(key, image, "image/webp");
    const avatar = `/avatars/${key}`;
    try {
      await deleteAvatarFile({ files, logger }, await swapAvatar(context, account.id, avatar));
    } catch (error) {
      if (await isUnused(db, { id: account.id, avatar })) await deleteAvatarFile({ files, logger }, avatar);
      throw error;
    }
    return { ok: true, status: 200, data: { avatar } };
  };
}

export function deleteAvatarHandler({ files }: { files: FileStore }): Handler<typeof deleteAvatar> {
  return async ({ params, user, dependencies, context }) => {
    const account = await resolveAccount(dependencies.db, user, params.id);
    await deleteAvatarFile(
      { files, logger: dependencies.logger },
      await swapAvatar(context, account.id, null),
    );
    return { ok: true, status: 200, data: undefined };
  };
}

/** Stores the avatar and returns the one that it replaces. Concurrent calls each replace a different one. */
function swapAvatar(c: AppContext, id: string, avatar: string | null): Promise<string | null> {
  return inTransaction(c.var.dependencies.db, async (transaction) => {
    const account = await lockAccount(transaction, { id });
    await requireSession(c, transaction);
    if (account === undefined) throw new RefusalError("not_allowed");
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

import type { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { AppContext } from "#api/http/App.ts";
import { describeFault } from "#api/http/describeFault.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { lockAccount } from "./lockAccount.ts";
import { avatarKey } from "./mountAvatars.ts";
import { ownAccount } from "./ownAccount.ts";
import { readImage } from "./readImage.ts";
import { requireSession } from "./session.ts";

/** Replaces the picture. Its name is random: whoever knows an account does not know its picture. */
export const handleUpdateAvatar: Handler<typeof updateAvatar> = async ({
  params,
  body,
  user,
  dependencies,
  context,
}) => {
  const { db, files, randomBytes } = dependencies;
  const account = await ownAccount(db, user, params.id);
  await limitRate(dependencies, { name: "avatar", key: user.id, burst: 10, secondsEach: 30 });
  const { redrawImage } = await import("./redrawImage.ts");
  const image = await redrawImage(await readImage(body.get("image")));
  const key = `${randomBytes(16).toString("hex")}.webp`;
  await files.put(key, image, "image/webp");
  const avatar = `/avatars/${key}`;
  try {
    await removeFile(dependencies, await swapAvatar(context, account.id, avatar));
  } catch (error) {
    await removeFile(dependencies, avatar);
    throw error;
  }
  return { ok: true, status: 200, data: { avatar } };
};

export const handleDeleteAvatar: Handler<typeof deleteAvatar> = async ({
  params,
  user,
  dependencies,
  context,
}) => {
  const account = await ownAccount(dependencies.db, user, params.id);
  await removeFile(dependencies, await swapAvatar(context, account.id, null));
  return { ok: true, status: 200, data: undefined };
};

/** @returns the picture that this one takes the place of: of several that come at the same time, each has another. */
function swapAvatar(c: AppContext, id: string, avatar: string | null): Promise<string | null> {
  return inTransaction(c.var.dependencies.db, async (transaction) => {
    const account = await lockAccount(transaction, { id });
    await requireSession(c, transaction);
    if (account === undefined) throw new RefusalError("not_allowed");
    await transaction.updateTable("users").set({ avatar }).where("id", "=", id).execute();
    return account.avatar;
  });
}

/** The account is right already: a file left behind is nobody's failure but ours. */
async function removeFile({ files, logger }: Dependencies, avatar: string | null): Promise<void> {
  const key = avatarKey(avatar);
  if (key === undefined) return;
  await files.remove(key).catch((error: unknown) => {
    logger.warn({ fault: describeFault(error) }, "a picture that nobody uses was not removed");
  });
}

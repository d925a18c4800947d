import type { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import type { UserRow } from "#api/database/accountTables.ts";
import { describeFault } from "#api/http/describeFault.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { avatarKey } from "./mountAvatars.ts";
import { ownAccount } from "./ownAccount.ts";
import { readImage } from "./readImage.ts";

/** Replaces the picture. Its name is random: whoever knows an account does not know its picture. */
export const handleUpdateAvatar: Handler<typeof updateAvatar> = async ({
  params,
  body,
  user,
  dependencies,
}) => {
  const { db, files, randomBytes } = dependencies;
  const account = await ownAccount(db, user, params.id);
  await limitRate(dependencies, { name: "avatar", key: user.id, burst: 10, secondsEach: 30 });
  const { redrawImage } = await import("./redrawImage.ts");
  const image = await redrawImage(await readImage(body.get("image")));
  const key = `${randomBytes(16).toString("hex")}.webp`;
  await files.put(key, image, "image/webp");
  const avatar = `/avatars/${key}`;
  await db.updateTable("users").set({ avatar }).where("id", "=", account.id).execute();
  await removeFile(dependencies, account);
  return { ok: true, status: 200, data: { avatar } };
};

export const handleDeleteAvatar: Handler<typeof deleteAvatar> = async ({ params, user, dependencies }) => {
  const account = await ownAccount(dependencies.db, user, params.id);
  await dependencies.db.updateTable("users").set({ avatar: null }).where("id", "=", account.id).execute();
  await removeFile(dependencies, account);
  return { ok: true, status: 200, data: undefined };
};

/** The account is right already: a file left behind is nobody's failure but ours. */
async function removeFile({ files, logger }: Dependencies, { avatar }: UserRow): Promise<void> {
  const key = avatarKey(avatar);
  if (key === undefined) return;
  await files.remove(key).catch((error: unknown) => {
    logger.warn({ fault: describeFault(error) }, "a picture that nobody uses was not removed");
  });
}

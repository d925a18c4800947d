import type { checkToken, deleteTokens } from "@sayara/api-client/contract/accounts/checkToken";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { findMailedToken } from "#api/links/mailedToken.ts";
import { limitLinks } from "./limitLinks.ts";

export const handleCheckToken: Handler<typeof checkToken> = async ({ params, dependencies, context }) => {
  await limitLinks(dependencies, context);
  const { appType, userId, email, token } = params;
  const now = dependencies.clock();
  // Mailed links all lead to the website.
  const isWebsiteLink = appType === "frontend" && isUuid(userId);
  const link = isWebsiteLink ? await findMailedToken(dependencies.db, { userId, token, now }) : undefined;
  return { ok: true, status: link?.email === email ? 200 : 204, data: undefined };
};

export const handleDeleteTokens: Handler<typeof deleteTokens> = async ({
  params: { userId },
  user,
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const { db, clock } = dependencies;
  const token = /^Bearer ([\w-]{43})$/.exec(context.req.header("authorization") ?? "")?.[1];
  const isAuthorized =
    user?.id === userId ||
    user?.type === "admin" ||
    (token !== undefined &&
      isUuid(userId) &&
      (await findMailedToken(db, { userId, token, now: clock() })) !== undefined);
  if (!isAuthorized) throw new RefusalError("not_allowed");
  if (isUuid(userId)) await db.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
  return { ok: true, status: 200, data: undefined };
};

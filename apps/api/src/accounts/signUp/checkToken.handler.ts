import type { checkToken, deleteTokens } from "@sayara/api-client/contract/accounts/checkToken";
import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { resolveAccount } from "#api/accounts/profile/resolveAccount.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { MailedTokenRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findMailedToken } from "#api/security/links/mailedToken.ts";
import { isApplicationOf } from "./isApplicationOf.ts";
import { limitLinks } from "./limitLinks.ts";

export const handleCheckToken: Handler<typeof checkToken> = async ({ params, dependencies, context }) => {
  await limitLinks(dependencies, context);
  const { appType, userId, email, token } = params;
  const now = dependencies.clock();
  const link = isUuid(userId) ? await findMailedToken(dependencies.db, { userId, token, now }) : undefined;
  const isValid = link?.email === email && (await isUsableIn(appType, link, dependencies.db));
  return { ok: true, status: isValid ? 200 : 204, data: undefined };
};

async function isUsableIn(appType: ApplicationType, link: MailedTokenRow, db: Database): Promise<boolean> {
  const owner = await db.selectFrom("users").select("type").where("id", "=", link.user_id).executeTakeFirst();
  return owner !== undefined && isApplicationOf(owner, appType);
}

export const handleDeleteTokens: Handler<typeof deleteTokens> = async ({
  params: { userId },
  user,
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const { db, clock } = dependencies;
  const token = /^Bearer ([\w-]{43})$/.exec(context.req.header("authorization") ?? "")?.[1];
  const done = { ok: true, status: 200, data: undefined } as const;
  const deleteAll = (queries: Database) =>
    queries.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
  if (token !== undefined && isUuid(userId)) {
    const link = await findMailedToken(db, { userId, token, now: clock() });
    if (link !== undefined) {
      await deleteAll(db);
      return done;
    }
  }
  if (user === undefined) throw new RefusalError("not_allowed");
  const { id } = await resolveAccount(db, user, userId);
  await inAccountTransaction(context, { id }, deleteAll);
  return done;
};

import type { notificationMails, unsubscribe } from "@sayara/api-client/contract/notifications/notifications";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#api/http/App.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { unsubscribedAccount } from "#api/links/unsubscribeLink.ts";

/** Redirects a browser that opens a mail's `List-Unsubscribe` address to the website's page. */
export const showUnsubscribePage: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header("accept")?.includes("text/html") !== true) return next();
  c.set("route", "/api/unsubscribe/{token}");
  const query = new URLSearchParams({ t: c.req.param("token") ?? "" });
  c.header("Cache-Control", "no-store");
  return c.redirect(`${c.var.dependencies.config.webUrl}/unsubscribe?${query}`, 303);
};

export const handleNotificationMails: Handler<typeof notificationMails> = async ({
  params: { token },
  dependencies: { db, config },
}) => {
  const account = await db
    .selectFrom("users")
    .select(["enable_email_notifications as areOn", "language"])
    .where("id", "=", accountOf(token, config))
    .executeTakeFirst();
  if (account === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: account };
};

export const handleUnsubscribe: Handler<typeof unsubscribe> = async ({
  params: { token },
  dependencies: { db, config },
}) => {
  const account = await db
    .updateTable("users")
    .set({ enable_email_notifications: false })
    .where("id", "=", accountOf(token, config))
    .returning("language")
    .executeTakeFirst();
  if (account === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: { areOn: false, language: account.language } };
};

/**
 * Returns the account of a token.
 *
 * @throws RefusalError `not_found` for a token that was not signed here.
 */
function accountOf(token: string, { secret }: { secret: string }): string {
  const id = unsubscribedAccount(secret, token);
  if (id === undefined) throw new RefusalError("not_found");
  return id;
}

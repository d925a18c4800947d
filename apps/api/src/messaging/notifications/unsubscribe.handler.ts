import type { notificationMails, unsubscribe } from "@sayara/api-client/contract/notifications/notifications";
import type { MiddlewareHandler } from "hono";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { setPromotions } from "#api/accounts/profile/setPromotions.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AppEnv } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readUnsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import { wantsPriceAlerts } from "#api/saved/wantsPriceAlerts.ts";

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
  const { account, ends } = await readLink(db, token, config);
  const areOn =
    ends === "price_alerts"
      ? await wantsPriceAlerts(db, account.id)
      : ends === "promotional"
        ? account.promotions_since !== null
        : account.enable_email_notifications;
  return {
    ok: true,
    status: 200,
    data: { areOn, language: account.language, kind: ends },
  };
};

/** Ends the subscription that the link is for, and counts this in the link's message [MA8]. */
export const handleUnsubscribe: Handler<typeof unsubscribe> = async ({
  params: { token },
  dependencies: { db, config, clock },
}) => {
  const { account, ends, messageId } = await readLink(db, token, config);
  const { id: userId, language } = account;
  const at = clock();
  await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, { id: userId });
    if (ends === "price_alerts") {
      await transaction
        .updateTable("saved_cars")
        .set({ alert_since: null })
        .where("user_id", "=", userId)
        .execute();
    } else if (ends === "promotional") {
      const choice = { userId, language, source: "unsubscribe", brand: config.siteName } as const;
      await setPromotions(transaction, { ...choice, agrees: false, at });
    } else {
      const change = { enable_email_notifications: false };
      await transaction.updateTable("users").set(change).where("id", "=", userId).execute();
    }
    if (messageId === undefined) return;
    await transaction
      .updateTable("audience_recipients")
      .set({ unsubscribed_at: at })
      .where("message_id", "=", messageId)
      .where("user_id", "=", userId)
      .where("unsubscribed_at", "is", null)
      .execute();
  });
  return { ok: true, status: 200, data: { areOn: false, language, kind: ends } };
};

/**
 * Reads a token's account and the subscription that the token ends.
 *
 * @throws RefusalError `not_found` for a token that was not signed here, or of a deleted account.
 */
async function readLink(db: Database, token: string, { secret }: { secret: string }) {
  const link = readUnsubscribeToken(secret, token);
  if (link === undefined) throw new RefusalError("not_found");
  const { userId, messageId, isPriceAlert } = link;
  const account = await db
    .selectFrom("users")
    .select(["id", "language", "enable_email_notifications", "promotions_since"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (account === undefined) throw new RefusalError("not_found");
  if (isPriceAlert === true) return { account, ends: "price_alerts" as const };
  if (messageId === undefined) return { account, ends: "notification" as const };
  const message = await db
    .selectFrom("audience_messages")
    .select("kind")
    .where("id", "=", messageId)
    .executeTakeFirst();
  const ends = message?.kind === "notification" ? ("notification" as const) : ("promotional" as const);
  return { account, ends, messageId };
}

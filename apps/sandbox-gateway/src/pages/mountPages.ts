import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@sayara/domain/language/Language";
import type { Context, Hono } from "hono";
import { CardInput, checkCard } from "#gateway/cards/checkCard.ts";
import { payWithCard } from "#gateway/cards/payWithCard.ts";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { GatewayError } from "#gateway/http/GatewayError.ts";
import { readForm, readJson } from "#gateway/http/readBody.ts";
import { requireOwnOrigin } from "#gateway/http/requireOwnOrigin.ts";
import { currentSession } from "#gateway/sessions/currentSession.ts";
import { refundSession } from "#gateway/sessions/refundSession.ts";
import { markFailed, markPaid, consumeChallenge } from "#gateway/sessions/sessionRows.ts";
import type { SessionRow } from "#gateway/sessions/SessionRow.ts";
import { rescheduleWebhook, webhookById } from "#gateway/webhooks/webhookRows.ts";
import { adminPage } from "./adminPage.ts";
import { cardPage, unboundCardPage, unknownPage } from "./cardPage.ts";
import { challengePage } from "./challengePage.ts";
import { fieldErrors } from "./fieldErrors.ts";
import type { Html } from "./html.ts";
import { pageStylesheet } from "./pageStylesheet.ts";
import type { PageView } from "./PageView.ts";

/** The website's font, Latin subset only. */
const font = fileURLToPath(
  import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
);
const script = join(import.meta.dirname, "../../browser/cardPage.js");
/** Seconds for which browsers cache the script and the stylesheet. */
const ASSET_SECONDS = 60;

/** Mounts the pages for browsers (card fields, bank challenge, operator's page) and their two assets. */
export function mountPages(app: Hono, dependencies: Dependencies): void {
  const { config, clock } = dependencies;
  const originGuard = requireOwnOrigin(dependencies);
  app.use("/pay/*", originGuard);
  app.use("/card/*", originGuard);
  app.use("/admin/*", originGuard);

  const asset = (c: Context, type: string, content: string | Uint8Array<ArrayBuffer>) =>
    c.body(content, 200, { "Content-Type": type, "Cache-Control": `public, max-age=${ASSET_SECONDS}` });
  app.get("/assets/page.css", (c) => asset(c, "text/css; charset=utf-8", pageStylesheet()));
  app.get("/assets/cardPage.js", async (c) =>
    asset(c, "text/javascript; charset=utf-8", await readFile(script, "utf8")),
  );

  app.get("/assets/figtree.woff2", async (c) => asset(c, "font/woff2", new Uint8Array(await readFile(font))));

  app.get("/card", (c) => sendPage(c, unboundCardPage(viewOf(c, undefined))));

  app.post("/card/check", async (c) => {
    const { invalid } = checkCard(await readJson(dependencies, c, CardInput), clock());
    return c.json(invalid === null ? { result: "valid" } : await invalidResponse(c, invalid));
  });

  app.get("/pay/:id", (c) => {
    const session = findSession(c);
    const view = viewOf(c, session);
    if (!session) return sendPage(c, unknownPage(view), 404);
    // A pending challenge, opened on another page, has to be answered first.
    if (session.state === "open" && session.challenge !== null)
      return c.redirect(`/pay/${session.id}/challenge${queryOf(c)}`, 303);
    return sendPage(c, cardPage(session, view, c.req.query("failed") !== undefined));
  });

  app.post("/pay/:id/card", async (c) => {
    const input = await readJson(dependencies, c, CardInput);
    const outcome = await payWithCard(dependencies, c.req.param("id"), input);
    return c.json(outcome.result === "invalid" ? await invalidResponse(c, outcome.invalid) : outcome);
  });

  app.get("/pay/:id/challenge", (c) => {
    const session = findSession(c);
    const view = viewOf(c, session);
    if (!session) return sendPage(c, unknownPage(view), 404);
    if (session.challenge === null) return c.redirect(`/pay/${session.id}${queryOf(c)}`, 303);
    return sendPage(c, challengePage(session, view, queryOf(c)));
  });

  app.post("/pay/:id/challenge", async (c) => {
    const form = await readForm(dependencies, c);
    const { id } = currentSession(dependencies, c.req.param("id"));
    const isConsumed = consumeChallenge(dependencies, id, form.get("challenge") ?? "");
    const now = clock().getTime();
    const isConfirmed = form.get("answer") === "confirm";
    if (isConsumed && isConfirmed) markPaid(dependencies, id, now);
    if (isConsumed && !isConfirmed) markFailed(dependencies, id, { failure: "authentication_failed", now });
    return c.redirect(`/pay/${id}${queryOf(c, isConsumed && !isConfirmed)}`, 303);
  });

  app.get("/admin", (c) => sendPage(c, adminPage(dependencies)));

  app.post("/admin/refund", async (c) => {
    const form = await readForm(dependencies, c);
    const amount = Math.round(Number(form.get("amount")) * 100) * 10;
    if (!(amount > 0)) throw new GatewayError("invalid_request", "Not valid: amount.");
    const request = { key: randomUUID(), reference: "admin", amount };
    refundSession(dependencies, form.get("session") ?? "", request);
    return c.redirect("/admin", 303);
  });

  app.post("/admin/send-webhook", async (c) => {
    const event = webhookById(dependencies, (await readForm(dependencies, c)).get("webhook") ?? "");
    if (!event) throw new GatewayError("not_found", "There is no such webhook.");
    rescheduleWebhook(dependencies, event.id, clock().getTime());
    return c.redirect("/admin", 303);
  });

  async function invalidResponse(c: Context, invalid: Record<string, string>) {
    const { language } = viewOf(c, undefined);
    return { result: "invalid", invalid, messages: await fieldErrors(invalid, language) };
  }

  function findSession(c: Context): SessionRow | undefined {
    try {
      return currentSession(dependencies, c.req.param("id") ?? "");
    } catch (error) {
      if (error instanceof GatewayError && error.code === "not_found") return undefined;
      throw error;
    }
  }

  function viewOf(c: Context, session: SessionRow | undefined): PageView {
    const requestedLanguage = c.req.query("l");
    const theme = c.req.query("theme");
    const parent = c.req.query("parent") ?? "";
    return {
      language: languages.find((language) => language === requestedLanguage) ?? session?.language ?? "fr",
      theme: theme === "light" || theme === "dark" ? theme : undefined,
      parent: config.allowedParents.includes(parent) ? parent : (config.allowedParents[0] ?? ""),
    };
  }
}

/** Returns the page's query parameters, for the next page in the same frame. */
function queryOf(c: Context, hasFailed = false): string {
  const query = new URLSearchParams();
  for (const name of ["l", "theme", "parent"]) {
    const value = c.req.query(name);
    if (value !== undefined) query.set(name, value);
  }
  if (hasFailed) query.set("failed", "1");
  return `?${query}`;
}

function sendPage(c: Context, markup: Html, status: 200 | 404 = 200) {
  return c.html(markup.markup, status);
}

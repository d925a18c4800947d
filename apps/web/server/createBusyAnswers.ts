import { randomBytes } from "node:crypto";
import { type Language, languages } from "@sayara/domain/language/Language";
import type { BusyPage } from "../app/busy/busyPage.server.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { finishDocument } from "./finishDocument.ts";
import type { WebConfiguration } from "./webConfiguration.ts";

/** Seconds, with a random spread so that rejected visitors do not all retry at once. */
const retryAfter = { least: 3, spread: 8 };

/** Creates the small 503 page of a full render queue, once per language; sent without rendering. */
export async function createBusyAnswers(
  busyPage: BusyPage,
  configuration: WebConfiguration,
): Promise<(language: Language) => FinishedDocument> {
  const nonce = randomBytes(16).toString("base64url");
  const pages = new Map<Language, FinishedDocument>();
  for (const language of languages) {
    const html = busyPage({ language, siteName: configuration.siteName, nonce });
    const response = new Response(null, {
      status: 503,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    });
    const parts = { nonce, captchaProvider: undefined, sheet: null, configuration, isDevelopment: false };
    pages.set(language, finishDocument({ response, html, ...parts }));
  }
  return (language) => {
    const page = pages.get(language);
    if (page === undefined) throw new Error(`no page in ${language}`);
    const seconds = retryAfter.least + Math.floor(Math.random() * retryAfter.spread);
    return { ...page, headers: { ...page.headers, "retry-after": String(seconds) } };
  };
}

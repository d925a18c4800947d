import { randomBytes } from "node:crypto";
import { type Language, languages } from "@sayara/domain/language/Language";
import type { ServerPage } from "#web/busy/serverPages.server.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";
import { finishDocument } from "./finishDocument.ts";
import type { WebConfiguration } from "../webConfiguration.ts";

/** Seconds, with a random spread so that rejected visitors do not all retry at once. */
const retryAfter = { minimum: 3, spread: 8 };

/** Pages that are sent without rendering, by language. */
export interface ServerPages {
  /** The small 503 page for a full render queue. */
  busy: (language: Language) => FinishedDocument;
  /** The page that the service worker stores and shows without a connection. */
  offline: (language: Language) => FinishedDocument;
}

/** Creates each page once per language. */
export function createServerPages(
  pages: { busyPage: ServerPage; offlinePage: ServerPage },
  configuration: WebConfiguration,
): ServerPages {
  const busy = inEveryLanguage(pages.busyPage, { status: 503, cacheControl: "no-store" }, configuration);
  const offline = inEveryLanguage(
    pages.offlinePage,
    { status: 200, cacheControl: "no-cache" },
    configuration,
  );
  return {
    busy: (language) => {
      const page = busy(language);
      const seconds = retryAfter.minimum + Math.floor(Math.random() * retryAfter.spread);
      return { ...page, headers: { ...page.headers, "retry-after": String(seconds) } };
    },
    offline,
  };
}

function inEveryLanguage(
  renderPage: ServerPage,
  { status, cacheControl }: { status: number; cacheControl: string },
  configuration: WebConfiguration,
): (language: Language) => FinishedDocument {
  const nonce = randomBytes(16).toString("base64url");
  const pages = new Map<Language, FinishedDocument>();
  for (const language of languages) {
    const html = renderPage({ language, siteName: configuration.siteName, nonce });
    const response = new Response(null, {
      status,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": cacheControl },
    });
    const parts = {
      nonce,
      captchaProvider: undefined,
      stylesheet: null,
      configuration,
      isDevelopment: false,
    };
    pages.set(language, finishDocument({ response, html, ...parts }));
  }
  return (language) => {
    const page = pages.get(language);
    if (page === undefined) throw new Error(`no page in ${language}`);
    return page;
  };
}

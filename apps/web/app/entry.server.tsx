import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageOfRoute } from "./language/pageOfRoute.ts";
import { serverI18n } from "./language/serverI18n.ts";
import { ServerDocumentContext } from "./request/ServerDocumentContext.ts";
import { SiteContext } from "./request/Site.ts";
import type { SiteStylesheets } from "./request/SiteStylesheets.ts";
import { documentContext } from "./request/documentContext.ts";
import type { RootData } from "./root.load.ts";
import { languageContext } from "./request/requestContext.ts";
import { postponeModules } from "./request/postponeModules.server.ts";
import { startFiles } from "./request/startFiles.server.ts";
import { withBufferedData } from "./request/withBufferedData.server.ts";
import { withoutPreloads } from "./request/withoutPreloads.ts";

export { createRequestContexts } from "./request/createRequestContexts.ts";
export { busyPage, offlinePage } from "./busy/serverPages.server.ts";

/** Milliseconds. Loader data that are still pending then are dropped. */
export const streamTimeout = 10_000;

/** `Retry-After` of a page while the API is away or refuses the visitor's calls, in seconds. */
const retryAfter = 5;

/** Renders the document to one string: all its data are loaded, so nothing has to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const needs = context.get(documentContext);
  needs.onCaptchaProvider(captchaProvider(routerContext));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const styles = stylesOf(
    needs.sheets,
    pageOfRoute(routerContext.staticHandlerContext.matches.at(-1)?.route.id),
  );
  const rendered = renderToString(
    <SiteContext value={needs.site}>
      <I18nProvider i18n={serverI18n(context.get(languageContext))}>
        <ServerDocumentContext value={needs}>
          <ServerRouter
            context={await withBufferedData(withoutPreloads(routerContext))}
            url={request.url}
            // Vite's scripts have no nonce, and development has no policy.
            {...(import.meta.env.PROD && { nonce: needs.nonce })}
          />
        </ServerDocumentContext>
      </I18nProvider>
    </SiteContext>,
  );
  const failed = status === 200 || status >= 500 ? needs.failedStatus() : undefined;
  if (failed !== undefined) {
    headers.set("Retry-After", String(retryAfter));
    headers.set("Cache-Control", "no-store");
  }
  // A response's body is a stream of bytes, which would be decoded again to be finished.
  // `renderToString` writes no doctype, without which browsers lay the page out in quirks mode.
  const html = `<!DOCTYPE html>${rendered}`;
  const document = import.meta.env.DEV ? html : postponeModules(html, startFiles(routerContext));
  needs.onDocument({ html: document, styles });
  return new Response(null, { headers, status: failed ?? status });
}

/** Null in development. */
function stylesOf(sheets: SiteStylesheets | null, page = ""): string | null {
  return sheets && (sheets.pages[page] ?? sheets.frame);
}

/** Returns the captcha's provider from the settings that the root has loaded. */
function captchaProvider({ staticHandlerContext }: EntryContext): string {
  const root: RootData | undefined = staticHandlerContext.loaderData["root"];
  return root?.settings.captcha.provider ?? "none";
}

/** Ignores errors of aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(documentContext).onFault(error);
};

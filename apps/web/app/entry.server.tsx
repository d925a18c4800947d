import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageOfRoute } from "@sayara/frontend/language/pageOfRoute";
import { serverI18n } from "./language/serverI18n.ts";
import { ServerDocumentContext } from "#web/request/document/ServerDocumentContext.ts";
import { SiteContext } from "@sayara/frontend/request/Site";
import type { SiteStylesheets } from "#web/request/document/SiteStylesheets.ts";
import { documentContext } from "#web/request/document/documentContext.ts";
import type { RootData } from "./root.load.ts";
import { languageContext } from "@sayara/frontend/request/requestContext";
import { postponeModules } from "#web/request/document/postponeModules.server.ts";
import { startFiles } from "#web/request/document/startFiles.server.ts";
import { withBufferedData } from "#web/request/document/withBufferedData.server.ts";
import { withoutPreloads } from "#web/request/document/withoutPreloads.ts";

export { createRequestContexts } from "./request/createRequestContexts.ts";
export { busyPage, offlinePage } from "./busy/serverPages.server.ts";

/** Milliseconds. Loader data still pending after this time are dropped. */
export const streamTimeout = 10_000;

/** `Retry-After` in seconds of a page whose API is unavailable or rate-limits the visitor. */
const retryAfter = 5;

/** Renders the document to a string. All its data are loaded, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const documentOptions = context.get(documentContext);
  documentOptions.onCaptchaProvider(captchaProvider(routerContext));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const styles = stylesOf(
    documentOptions.stylesheets,
    pageOfRoute(routerContext.staticHandlerContext.matches.at(-1)?.route.id),
  );
  const rendered = renderToString(
    <SiteContext value={documentOptions.site}>
      <I18nProvider i18n={serverI18n(context.get(languageContext))}>
        <ServerDocumentContext value={documentOptions}>
          <ServerRouter
            context={await withBufferedData(withoutPreloads(routerContext))}
            url={request.url}
            // Vite's scripts have no nonce, and development has no content security policy.
            {...(import.meta.env.PROD && { nonce: documentOptions.nonce })}
          />
        </ServerDocumentContext>
      </I18nProvider>
    </SiteContext>,
  );
  const failedStatus = status === 200 || status >= 500 ? documentOptions.failedStatus() : undefined;
  if (failedStatus !== undefined) {
    headers.set("Retry-After", String(retryAfter));
    headers.set("Cache-Control", "no-store");
  }
  // The string is used directly: a response body is a byte stream that would have to be decoded for the steps below.
  // `renderToString` writes no doctype; without one, browsers use quirks mode.
  const html = `<!DOCTYPE html>${rendered}`;
  const document = import.meta.env.DEV ? html : postponeModules(html, startFiles(routerContext));
  documentOptions.onDocument({ html: document, styles });
  return new Response(null, { headers, status: failedStatus ?? status });
}

/** Returns the page's styles; null in development. */
function stylesOf(stylesheets: SiteStylesheets | null, page = ""): string | null {
  return stylesheets && (stylesheets.pages[page] ?? stylesheets.layout);
}

/** Returns the captcha provider from the settings loaded by the root. */
function captchaProvider({ staticHandlerContext }: EntryContext): string {
  const root: RootData | undefined = staticHandlerContext.loaderData["root"];
  return root?.settings.captcha.provider ?? "none";
}

/** Ignores errors of aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(documentContext).onFault(error);
};

import { PassThrough } from "node:stream";
import { I18nProvider } from "@lingui/react";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { storedLanguageCookie } from "@sayara/i18n/language/storedLanguage";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { serverI18n } from "./language/serverI18n.ts";
import { ServerDocumentContext } from "./request/ServerDocumentContext.ts";
import { SiteContext } from "./request/Site.ts";
import { documentContext } from "./request/documentContext.ts";
import { languageContext } from "./request/requestContext.ts";
import { postponeModules } from "./request/postponeModules.server.ts";
import { withoutPreloads } from "./request/withoutPreloads.ts";

export { createRequestContext } from "./request/createRequestContext.ts";

/** Milliseconds after which what still streams is given up. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const needs = context.get(documentContext);
  needs.tellCaptcha(captchaProvider(routerContext));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const cookie = storedLanguageCookie(needs.languageToRemember ?? "");
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  // A crawler gets the finished page; a person gets it as it becomes ready.
  const moment = isbot(request.headers.get("User-Agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <SiteContext value={needs.site}>
        <I18nProvider i18n={serverI18n(context.get(languageContext))}>
          <ServerDocumentContext value={{ styles: needs.styles, nonce: needs.nonce }}>
            <ServerRouter
              context={withoutPreloads(routerContext)}
              url={request.url}
              // Vite's own scripts have none, and in development there is no policy that asks for one.
              {...(import.meta.env.PROD && { nonce: needs.nonce })}
            />
          </ServerDocumentContext>
        </I18nProvider>
      </SiteContext>,
      {
        // Large parts stay where they are in the document instead of arriving later by script: pages work without.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        nonce: { script: needs.nonce, style: needs.nonce },
        [moment]() {
          const body = import.meta.env.DEV ? new PassThrough() : postponeModules();
          body.once("close", () => clearTimeout(deadline));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        },
        onShellError: reject,
        onError: needs.reportFault,
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1000);
  });
}

/** As the settings that the root has loaded name it. */
function captchaProvider({ staticHandlerContext }: EntryContext): string {
  const settings: PublicSettings | undefined = staticHandlerContext.loaderData["root"];
  return settings?.captcha.provider ?? "none";
}

/** A visitor who went away is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(documentContext).reportFault(error);
};

import { Fault } from "@sayara/api-client/client/Fault";
import type { Language } from "@sayara/domain/language/Language";
import { RouterContextProvider } from "react-router";
import type { DefaultImages } from "@sayara/frontend/request/DefaultImages";
import { createCallCache } from "../responses/createCallCache.ts";
import { openVisitorApi } from "../responses/openVisitorApi.ts";
import { optionalCalls } from "../responses/optionalCalls.ts";
import type { RenderedDocument } from "#web/request/document/RenderedDocument.ts";
import type { SiteStylesheets } from "#web/request/document/SiteStylesheets.ts";
import { workerPath } from "./workerPath.ts";
import { documentContext } from "#web/request/document/documentContext.ts";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";

interface SiteConfiguration {
  apiUrl: string;
  publicApiUrl: string;
  mapStyleUrl: string;
  publicIpUrl: string;
  guessesLanguage: boolean;
  gtagId: string;
  defaultImages: DefaultImages;
  webUrl: string;
  siteName: string;
  operator: string;
  webServerSecret: string;
  hasWorker: boolean;
}

interface RequestParts {
  language: Language;
  /** Nonce of the Content-Security-Policy, for inline scripts and styles. */
  nonce: string;
  /** Null in development. */
  stylesheets: SiteStylesheets | null;
  visitorAddress: string;
  /** Forwarded to the API. */
  requestId: string;
  /** Called with the captcha provider before the response headers are written. */
  onCaptchaProvider: (provider: string) => void;
  /** Called with the rendered document, which replaces the response body. */
  onDocument: (document: RenderedDocument) => void;
  onFault: (error: unknown) => void;
}

export type CreateRequestContext = (parts: RequestParts) => RouterContextProvider;

export interface RequestContextOptions {
  configuration: SiteConfiguration;
  /** Called for a fault in a background revalidation. No page waits for a revalidation. */
  onFault: (error: unknown) => void;
}

/**
 * Returns a factory for the router context of a request: language, API client and document. All requests share one
 * cache of the API's public responses.
 */
export function createRequestContexts({
  configuration,
  onFault,
}: RequestContextOptions): CreateRequestContext {
  const { siteName, operator, webUrl, publicApiUrl, mapStyleUrl, apiUrl } = configuration;
  const { publicIpUrl, guessesLanguage, gtagId, defaultImages, hasWorker } = configuration;
  const callCache = createCallCache({ baseUrl: apiUrl, onFault });

  return ({ language, nonce, stylesheets, visitorAddress, requestId, ...callbacks }) => {
    let failedStatus: 429 | 503 | undefined;
    const stylesheet = stylesheets?.siteUrl ?? "";
    const worker = hasWorker && stylesheets !== null ? workerPath : "";
    const site = {
      name: siteName,
      operator,
      webUrl,
      apiUrl: publicApiUrl,
      stylesheet,
      mapStyleUrl,
      publicIpUrl,
      gtagId,
      defaultImages,
      worker,
    };
    const api = openVisitorApi({
      callCache,
      configuration,
      visitorAddress,
      requestId,
      onFault: (error, call) => {
        const isFailure = error instanceof Fault && error.kind !== "contract" && !optionalCalls.has(call);
        if (isFailure && failedStatus !== 503) failedStatus = error.status === 429 ? 429 : 503;
        callbacks.onFault(error);
      },
    });
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(documentContext, {
      ...callbacks,
      nonce,
      stylesheets,
      site,
      guessesLanguage,
      failedStatus: () => failedStatus,
    });
    context.set(apiContext, () => Promise.resolve(api));
    return context;
  };
}

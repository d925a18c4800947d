import { Fault } from "@sayara/api-client/client/Fault";
import type { Language } from "@sayara/domain/language/Language";
import { RouterContextProvider } from "react-router";
import { createAnswers } from "../answers/createAnswers.ts";
import { openVisitorApi } from "../answers/openVisitorApi.ts";
import type { SiteSheets } from "./SiteSheets.ts";
import { documentContext } from "./documentContext.ts";
import { apiContext, languageContext } from "./requestContext.ts";

interface SiteConfiguration {
  apiUrl: string;
  publicApiUrl: string;
  webUrl: string;
  siteName: string;
  webServerSecret: string;
}

export interface RequestParts {
  language: Language;
  /** Marks what the server itself writes into the document. */
  nonce: string;
  /** Null in development. */
  sheets: SiteSheets | null;
  visitorAddress: string;
  /** Called with the captcha's provider before the answer's headers leave. */
  tellCaptcha: (provider: string) => void;
  /** Called with the rules that the document carries. */
  useStyles: (styles: string) => void;
  reportFault: (error: unknown) => void;
}

export type CreateRequestContext = (parts: RequestParts) => RouterContextProvider;

export interface RequestContextOptions {
  configuration: SiteConfiguration;
  /** Faults of calls that no page waits for. */
  reportFault: (error: unknown) => void;
}

/**
 * Makes what each request to the website's server gets: its language, the API and its document. What the API answers
 * to everyone alike is kept once for all of them.
 */
export function createRequestContexts({
  configuration,
  reportFault,
}: RequestContextOptions): CreateRequestContext {
  const { siteName, webUrl, publicApiUrl, apiUrl } = configuration;
  const answers = createAnswers({ baseUrl: apiUrl, onFault: reportFault });

  return ({ language, nonce, sheets, visitorAddress, ...parts }) => {
    let isApiAway = false;
    const site = { name: siteName, webUrl, apiUrl: publicApiUrl, sheet: sheets?.whole ?? "" };
    const api = openVisitorApi({
      answers,
      configuration,
      visitorAddress,
      onFault: (error) => {
        isApiAway ||= error instanceof Fault && error.kind !== "contract";
        parts.reportFault(error);
      },
    });
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(documentContext, { ...parts, nonce, sheets, site, isApiAway: () => isApiAway });
    context.set(apiContext, () => Promise.resolve(api));
    return context;
  };
}

import { createClient } from "@sayara/api-client/client/createClient";
import { RouterContextProvider } from "react-router";
import { languageOfRequest } from "../language/languageOfRequest.ts";
import { documentContext } from "./documentContext.ts";
import { apiContext, languageContext } from "./requestContext.ts";

export interface RequestParts {
  request: Request;
  nonce: string;
  styles: string | null;
  visitorAddress: string;
  configuration: {
    apiUrl: string;
    publicApiUrl: string;
    webUrl: string;
    siteName: string;
    webServerSecret: string;
  };
  /** Told who asks for a captcha here, before the answer's headers leave. */
  tellCaptcha: (provider: string) => void;
  reportFault: (error: unknown) => void;
}

export type CreateRequestContext = (parts: RequestParts) => RouterContextProvider;

/** What one request to the website's server gets: its language, its own client of the API, its document. */
export const createRequestContext: CreateRequestContext = ({ request, configuration, ...parts }) => {
  const { language, toRemember } = languageOfRequest({
    url: request.url,
    cookies: request.headers.get("Cookie") ?? "",
  });
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  context.set(documentContext, {
    nonce: parts.nonce,
    styles: parts.styles,
    site: { name: configuration.siteName, webUrl: configuration.webUrl, apiUrl: configuration.publicApiUrl },
    languageToRemember: toRemember,
    tellCaptcha: parts.tellCaptcha,
    reportFault: parts.reportFault,
  });
  const api = createClient({
    baseUrl: configuration.apiUrl,
    headers: {
      "X-Web-Server-Secret": configuration.webServerSecret,
      "X-Visitor-Address": parts.visitorAddress,
    },
    // A page waits for these calls: better to say soon that something is wrong.
    timeout: 5000,
    retries: 1,
    onFault: parts.reportFault,
  });
  context.set(apiContext, () => Promise.resolve(api));
  return context;
};

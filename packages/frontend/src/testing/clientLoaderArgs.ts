import { i18n } from "@lingui/core";
import { type Client, createClient } from "@sayara/api-client/client/createClient";
import { RouterContextProvider } from "react-router";
import { testMessages } from "./testMessages.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { apiContext, languageContext } from "../request/requestContext.ts";

/** Arguments of a client loader for a navigation to `path`, in English. */
export function clientLoaderArgs(path: string, openApi: () => Promise<Client>, signal?: AbortSignal) {
  i18n.loadAndActivate({ locale: "en", messages: testMessages("en") });
  useLanguage.setState({ language: "en" });
  const url = new URL(path, "http://localhost:3000");
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  context.set(languageContext, "en");
  return {
    request: new Request(url, signal && { signal }),
    url,
    params: {},
    pattern: url.pathname,
    context,
    serverLoader: () => Promise.reject(new Error("on navigation the client loader must call the API itself")),
  };
}

/** Rejects with a network fault, like an unreachable API. */
export async function openUnreachableApi(): Promise<Client> {
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  return createClient({ baseUrl: "http://api.test", retries: 0, fetch });
}

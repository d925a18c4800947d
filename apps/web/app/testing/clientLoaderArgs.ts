import { i18n } from "@lingui/core";
import { type Client, createClient } from "@sayara/api-client/client/createClient";
import { RouterContextProvider } from "react-router";
import { serverI18n } from "#web/language/serverI18n.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";

/** Arguments of a client loader for a navigation to `path`, in English. */
export function clientLoaderArgs(path: string, openApi: () => Promise<Client>, signal?: AbortSignal) {
  // A copy: a page adds the messages of its parts.
  i18n.loadAndActivate({ locale: "en", messages: { ...serverI18n("en").messages } });
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

import { RouterContextProvider } from "react-router";
import { useLanguage } from "../language/useLanguage.ts";
import { apiContext, languageContext } from "../request/requestContext.ts";
import { openBrowserApi } from "./openBrowserApi.ts";

/** Returns the router's context for a navigation in the browser: the displayed language and the API client. */
export function createBrowserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(languageContext, useLanguage.getState().language);
  context.set(apiContext, openBrowserApi);
  return context;
}

import { RouterContextProvider } from "react-router";
import { useLanguage } from "../language/useLanguage.ts";
import { openBrowserApi } from "./openBrowserApi.ts";
import { apiContext, languageContext } from "./requestContext.ts";

/** The same for a navigation inside the browser. */
export function createBrowserContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(languageContext, useLanguage.getState().language);
  context.set(apiContext, openBrowserApi);
  return context;
}

import type { MiddlewareFunction } from "react-router";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { addPageMessages } from "./showLanguage.ts";

/**
 * Returns a route's `clientMiddleware`, which loads the page's messages and styles in parallel with its data. The
 * current page already has both, so changing its URL needs no file and works offline.
 */
export function messagesOf(page: string): MiddlewareFunction<unknown>[] {
  const addMessages: MiddlewareFunction<unknown> = async (_call, next) => {
    if (document.documentElement.dataset["page"] === page) return next();
    const [response] = await Promise.all([
      next(),
      addPageMessages(page),
      frontendConfiguration().preparePage(),
    ]);
    return response;
  };
  return [addMessages];
}

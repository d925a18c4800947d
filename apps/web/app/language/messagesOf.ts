import type { MiddlewareFunction } from "react-router";
import { addWholeStylesheet } from "#web/request/document/addWholeStylesheet.ts";
import { addPageMessages } from "./showLanguage.ts";

/**
 * Returns a route's `clientMiddleware`: navigation loads the page's messages and styles in parallel with its data. The
 * shown page has both: a change of its address needs no file, also offline.
 */
export function messagesOf(page: string): MiddlewareFunction<unknown>[] {
  const addMessages: MiddlewareFunction<unknown> = async (_call, next) => {
    if (document.documentElement.dataset["page"] === page) return next();
    const [answer] = await Promise.all([next(), addPageMessages(page), addWholeStylesheet()]);
    return answer;
  };
  return [addMessages];
}

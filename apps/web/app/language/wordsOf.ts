import type { MiddlewareFunction } from "react-router";
import { addWholeSheet } from "#web/request/addWholeSheet.ts";
import { addPageWords } from "./showLanguage.ts";

/**
 * Returns a route's `clientMiddleware`: navigation loads the page's words and styles in parallel with its data. The
 * shown page has both: a change of its address needs no file, also offline.
 */
export function wordsOf(page: string): MiddlewareFunction<unknown>[] {
  const addWords: MiddlewareFunction<unknown> = async (_call, next) => {
    if (document.documentElement.dataset["page"] === page) return next();
    const [answer] = await Promise.all([next(), addPageWords(page), addWholeSheet()]);
    return answer;
  };
  return [addWords];
}

import type { MiddlewareFunction } from "react-router";

/** Returns a route's `clientMiddleware`: navigation loads the page's words and styles in parallel with its data. */
export function wordsOf(page: string): MiddlewareFunction<unknown>[] {
  const addWords: MiddlewareFunction<unknown> = async (_call, next) => {
    const [{ addPageWords }, { addWholeSheet }] = await Promise.all([
      import("./showLanguage.ts"),
      import("#web/request/addWholeSheet.ts"),
    ]);
    const [answer] = await Promise.all([next(), addPageWords(page), addWholeSheet(page)]);
    return answer;
  };
  return [addWords];
}

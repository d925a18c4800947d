import type { MiddlewareFunction } from "react-router";

/** A route's `clientMiddleware`: loads the words and the styles of its page beside its data on navigation inside the site. */
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

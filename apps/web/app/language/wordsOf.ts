import type { MiddlewareFunction } from "react-router";

/** A route's `clientMiddleware`: the words of its page come beside its data when somebody goes there inside the site. */
export function wordsOf(page: string): MiddlewareFunction<unknown>[] {
  const addWords: MiddlewareFunction<unknown> = async (_call, next) => {
    const { addPageWords } = await import("./showLanguage.ts");
    const [answer] = await Promise.all([next(), addPageWords(page)]);
    return answer;
  };
  return [addWords];
}

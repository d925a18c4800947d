import { type ComponentType, lazy } from "react";
import { addPageWords } from "#web/language/showLanguage.ts";

/**
 * A part of the page that is loaded when it is first rendered, in the browser. Its messages are a file of their own
 * with the name `words`, loaded with its code. Must be inside a `<Suspense>`.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyPart(loadPart, "part");
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, words: string) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), addPageWords(words)]);
    return { default: part };
  });
}

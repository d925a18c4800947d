import { type ComponentType, lazy } from "react";
import { addPageWords } from "#web/language/showLanguage.ts";
import { firstInteraction } from "./firstInteraction.ts";

/**
 * A server-rendered part of the page that hydrates at the visitor's first interaction; its code is loaded
 * only then, and its links work before. Must be inside a `<Suspense>`. With `words` its messages are a file of their
 * own with that name, loaded with its code; without, they are among the page's.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyIsland(loadPart, "part");
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>, words?: string) {
  return lazy(async () => {
    // In development a part's styles arrive with its code.
    if (!import.meta.env.DEV) await firstInteraction();
    const [part] = await Promise.all([load(), words === undefined ? undefined : addPageWords(words)])
      // Without a connection the server's HTML stays, as without JavaScript: the site's frame has no error screen.
      .catch(() => new Promise<never>(() => {}));
    return { default: part };
  });
}

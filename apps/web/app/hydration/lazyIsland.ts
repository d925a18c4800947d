import { type ComponentType, lazy } from "react";
import { addPageMessages } from "#web/language/showLanguage.ts";
import { islandsWait, loadOfData } from "./islandsWait.ts";

/**
 * A server-rendered part of the page that hydrates at the visitor's first interaction, or when the router loads data; its
 * code is loaded only then, and its links work before. Must be inside a `<Suspense>`. With `messages` its messages are a file of their
 * own with that name, loaded with its code; without, they are among the page's.
 *
 * If its code cannot be loaded the server's HTML stays, as without JavaScript, until the router loads data. React keeps
 * these back while the part is not hydrated, so its code is then asked for once more; a second failure is the page's.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyIsland(loadPart, "part");
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages?: string,
) {
  return lazy(async () => {
    // In development a part's styles arrive with its code.
    if (!import.meta.env.DEV) await islandsWait();
    const loadAll = () =>
      Promise.all([load(), messages === undefined ? undefined : addPageMessages(messages)]);
    const [part] = await loadAll().catch(async () => {
      await loadOfData();
      return loadAll();
    });
    return { default: part };
  });
}

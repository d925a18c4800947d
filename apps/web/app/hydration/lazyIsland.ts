import { type ComponentType, lazy } from "react";
import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { rememberEarlyPresses } from "./earlyPresses.ts";
import { hydrationTrigger, firstDataLoad } from "./hydrationTrigger.ts";

/**
 * Returns a server-rendered part of the page that hydrates at the visitor's first interaction, or when the router loads
 * data. Its code is loaded only then; its links work before. Must be inside a `<Suspense>`. With `messages`, its
 * messages are a separate file of that name, loaded with its code; otherwise they belong to the page's messages.
 *
 * If its code cannot be loaded, the server's HTML stays, as without JavaScript, until the router loads data. React
 * holds back new data while the part is not hydrated, so the code is then requested once more. A second failure is
 * thrown to the page.
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
    rememberEarlyPresses();
    // In development, a part's styles load with its code.
    if (!import.meta.env.DEV) await hydrationTrigger();
    const loadAll = () =>
      Promise.all([load(), messages === undefined ? undefined : addPageMessages(messages)]);
    const [part] = await loadAll().catch(async () => {
      await firstDataLoad();
      return loadAll();
    });
    return { default: part };
  });
}

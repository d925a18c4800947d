import { type ComponentType, lazy } from "react";
import { firstInteraction } from "./firstInteraction.ts";

/**
 * A server-rendered part of the page that hydrates at the visitor's first interaction; its code is loaded
 * only then, and its links work before. Must be inside a `<Suspense>`.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyIsland(loadPart);
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    // In development a part's styles arrive with its code.
    if (!import.meta.env.DEV) await firstInteraction();
    return { default: await load() };
  });
}

import { type ComponentType, lazy } from "react";
import { whenWanted } from "./whenWanted.ts";

/**
 * A part of the page that the server has drawn and that comes alive once someone is there: until the first sign of a
 * person its HTML stands as it came, links and all, and its code is not fetched. Put a `<Suspense>` around it.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyIsland(loadPart);
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenWanted();
    return { default: await load() };
  });
}

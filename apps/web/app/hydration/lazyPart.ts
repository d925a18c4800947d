import { type ComponentType, lazy } from "react";
import { addPageMessages } from "@sayara/frontend/language/showLanguage";

/**
 * Returns a part of the page whose code is loaded when it is first rendered in the browser. Its messages are a separate
 * file with the name `messages`, loaded with its code. Must be inside a `<Suspense>`.
 *
 * @example
 * const loadPart = async () => (await import("./Part.tsx")).Part;
 * const Part = import.meta.env.SSR ? await loadPart() : lazyPart(loadPart, "part");
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, messages: string) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), addPageMessages(messages)]);
    return { default: part };
  });
}

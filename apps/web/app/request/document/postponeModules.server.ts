import type { StartFiles } from "./startFiles.server.ts";
import { postponedModuleType } from "./postponedModuleType.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /(<script[^>]*) type="module" async="">/g;

/**
 * Gives the router's module scripts a type that browsers ignore and removes their preloads, so that no script is
 * fetched or run before first paint. Lists the imported files for `startAfterPaint`. If the router changes its markup,
 * its scripts start as usual.
 */
export function postponeModules(html: string, { inOrder, entry }: StartFiles): string {
  const files = `data-first="${inOrder.join(" ")}" data-entry="${entry}"`;
  return html.replace(modulePreload, "").replace(moduleScript, `$1 type="${postponedModuleType}" ${files}>`);
}

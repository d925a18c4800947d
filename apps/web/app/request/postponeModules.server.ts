import { waitingModule } from "./waitingModule.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /(<script[^>]*) type="module" async="">/g;

/**
 * Puts aside the modules that the router writes into a document, and takes out their preloads, so that nothing is
 * fetched or run before the page is painted. Where the router writes them otherwise, they start as it says.
 */
export function postponeModules(html: string): string {
  return html.replace(modulePreload, "").replace(moduleScript, `$1 type="${waitingModule}">`);
}

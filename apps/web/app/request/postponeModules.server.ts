import { waitingModule } from "./waitingModule.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /(<script[^>]*) type="module" async="">/g;

/**
 * Gives the router's module scripts a type that browsers ignore, and removes their preloads, so that no script is
 * fetched or run before first paint. If the router changes its markup, its scripts start as usual.
 */
export function postponeModules(html: string): string {
  return html.replace(modulePreload, "").replace(moduleScript, `$1 type="${waitingModule}">`);
}

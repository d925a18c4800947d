import { fileURLToPath } from "node:url";

/** Returns the path of the Playwright storage state for a signed-in demonstration account. */
export function stateOf(role: string): string {
  return fileURLToPath(new URL(`../test-results/screenshots-state/${role}.json`, import.meta.url));
}

import { fileURLToPath } from "node:url";

/** Returns the file of the signed-in state of a demonstration account. */
export function stateOf(role: string): string {
  return fileURLToPath(new URL(`../test-results/screenshots-state/${role}.json`, import.meta.url));
}

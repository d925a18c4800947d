/** Returns whether an error means that no server was reached. Node's `navigator` has no `onLine`: false on the server. */
export function isOffline(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true;
  return error instanceof Error && "kind" in error && error.kind === "network";
}

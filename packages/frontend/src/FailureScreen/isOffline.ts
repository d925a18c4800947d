/**
 * Returns whether an error means that no server was reached. False on the server, because Node's `navigator` has no
 * `onLine`.
 */
export function isOffline(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true;
  return error instanceof Error && "kind" in error && error.kind === "network";
}

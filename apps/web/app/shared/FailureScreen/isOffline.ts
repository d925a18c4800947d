/** Whether a thrown error means that no server was reached. On the server nobody is offline: Node's `navigator` lacks `onLine`. */
export function isOffline(error: unknown): boolean {
  if (typeof navigator !== "undefined" && navigator.onLine === false) return true;
  return error instanceof Error && "kind" in error && (error.kind === "network" || error.kind === "timeout");
}

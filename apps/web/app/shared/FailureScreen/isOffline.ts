/** Whether a thrown error means that no server was reached. On the server nobody is offline. */
export function isOffline(error: unknown): boolean {
  if (typeof navigator !== "undefined" && !navigator.onLine) return true;
  return error instanceof Error && "kind" in error && (error.kind === "network" || error.kind === "timeout");
}

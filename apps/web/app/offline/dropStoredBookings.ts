import { storedBookingsName } from "./storedBookingsName.ts";

let deletion: Promise<unknown> = Promise.resolve();

/** Deletes every stored booking from this device, after each change of the signed-in user. Never rejects. */
export function dropStoredBookings(): Promise<unknown> {
  // Unavailable on a page without TLS, where nothing is stored.
  if (typeof caches === "undefined") return deletion;
  deletion = caches.delete(storedBookingsName).catch(() => false);
  return deletion;
}

/** Resolves once the last deletion has finished. A copy written before then would be lost. */
export function pendingDeletion(): Promise<unknown> {
  return deletion;
}

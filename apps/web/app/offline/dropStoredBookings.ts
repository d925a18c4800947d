import { storedBookingsName } from "./storedBookingsName.ts";

let dropping: Promise<unknown> = Promise.resolve();

/** Deletes every kept booking from this device, after each change of the signed-in user. Never rejects. */
export function dropStoredBookings(): Promise<unknown> {
  // Not there on a page without TLS, where nothing is kept.
  if (typeof caches === "undefined") return dropping;
  dropping = caches.delete(storedBookingsName).catch(() => false);
  return dropping;
}

/** Resolves once the last deletion is over. A copy that is written before it ends would be lost. */
export function droppedStoredBookings(): Promise<unknown> {
  return dropping;
}

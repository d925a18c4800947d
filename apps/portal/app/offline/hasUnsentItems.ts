import { handoverPhotosKey } from "./handoverPhotosKey.ts";
import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";

/**
 * Whether an earlier visit left decisions or photos on this device that have to be sent, or deleted when they
 * expire.
 */
export function hasUnsentItems(): boolean {
  try {
    return [waitingDecisionsKey, waitingPhotosKey, handoverPhotosKey].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}

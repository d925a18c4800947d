import { handoverPhotosKey } from "./handoverPhotosKey.ts";
import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";

/** Whether an earlier visit has left decisions or photos on this device: to be sent, or to be deleted in time. */
export function hasStoredWaiting(): boolean {
  try {
    return [waitingDecisionsKey, waitingPhotosKey, handoverPhotosKey].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}

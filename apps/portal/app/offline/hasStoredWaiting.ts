import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";

/** Whether an earlier visit has left decisions or photos on this device. */
export function hasStoredWaiting(): boolean {
  try {
    return [waitingDecisionsKey, waitingPhotosKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

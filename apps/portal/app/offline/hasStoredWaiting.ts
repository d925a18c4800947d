import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";

/** Whether an earlier visit has left decisions on this device. */
export function hasStoredDecisions(): boolean {
  try {
    return localStorage.getItem(waitingDecisionsKey) !== null;
  } catch {
    return false;
  }
}

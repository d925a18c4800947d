import { storedHandoversKey } from "./storedHandoversKey.ts";

/**
 * Deletes the stored copy of a booking after its report or record was sent, because the copy is outdated
 * [HO14]. Opening the Today page stores the booking again if the car is still to be returned.
 */
export function dropStoredHandover(bookingId: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedHandoversKey) ?? "null");
    if (typeof stored !== "object" || stored === null || !("handovers" in stored)) return;
    if (!Array.isArray(stored.handovers)) return;
    const handovers = stored.handovers.filter((copy) => copy?.booking?.id !== bookingId);
    if (handovers.length === 0) localStorage.removeItem(storedHandoversKey);
    else localStorage.setItem(storedHandoversKey, JSON.stringify({ ...stored, handovers }));
  } catch {
    // Storage is blocked, or contains text written by another program.
  }
}

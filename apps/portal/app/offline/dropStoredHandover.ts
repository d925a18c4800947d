import { storedHandoversKey } from "./storedHandoversKey.ts";

/**
 * Drops the copy of a booking whose report or record was sent: it shows the state before [HO14]. The next day that is
 * opened stores it again if it is still to be taken back.
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
    // Blocked storage, or text that another program wrote.
  }
}

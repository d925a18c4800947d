import { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { storedHandoversKey } from "./storedHandoversKey.ts";

const StoredHandover = v.object({
  /** Language of the place names. */
  language: Language,
  /** When it was read, in milliseconds since 1970. */
  storedAt: v.number(),
  booking: BookingView,
});
export type StoredHandover = v.InferOutput<typeof StoredHandover>;

const StoredHandovers = v.object({ userId: v.string(), handovers: v.array(v.unknown()) });

/** Returns a user's bookings that may be handed over or returned without a connection [HO14]. */
export function readStoredHandovers(userId: string): StoredHandover[] {
  try {
    const text = localStorage.getItem(storedHandoversKey) ?? "null";
    const parsed = v.safeParse(StoredHandovers, JSON.parse(text));
    if (!parsed.success || parsed.output.userId !== userId) return [];
    return parsed.output.handovers.flatMap((stored) => {
      const handover = v.safeParse(StoredHandover, stored);
      return handover.success ? [handover.output] : [];
    });
  } catch {
    // Storage is blocked, or contains text written by another program.
    return [];
  }
}

/** Returns one stored booking; null if it is not on the device. */
export function findStoredHandover(userId: string, bookingId: string): StoredHandover | null {
  return readStoredHandovers(userId).find(({ booking }) => booking.id === bookingId) ?? null;
}

import { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import * as v from "valibot";
import { storedDayKey } from "#portal/offline/storedDayKey.ts";

const StoredDay = v.object({
  userId: v.string(),
  /** Milliseconds since 1970. */
  storedAt: v.number(),
  day: StaffDay,
});

/** Stores the day's data for a later visit without a connection. */
export function storeDay(userId: string, day: StaffDay, now: Date): void {
  try {
    localStorage.setItem(storedDayKey, JSON.stringify({ userId, storedAt: now.getTime(), day }));
  } catch {
    // Storage is blocked or full. The page then needs a connection.
  }
}

/** Returns the day that the user saw last, and when it was stored; null if none is stored. */
export function readStoredDay(userId: string): { day: StaffDay; storedAt: number } | null {
  try {
    const parsed = v.safeParse(StoredDay, JSON.parse(localStorage.getItem(storedDayKey) ?? "null"));
    if (!parsed.success || parsed.output.userId !== userId) return null;
    const { day, storedAt } = parsed.output;
    return { day, storedAt };
  } catch {
    return null;
  }
}

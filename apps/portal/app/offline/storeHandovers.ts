import type { Client } from "@sayara/api-client/client/createClient";
import { booking } from "@sayara/api-client/contract/bookings/booking";
import type { DayBooking, StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { Language } from "@sayara/domain/language/Language";
import { storedUserId } from "@sayara/frontend/session/storedUser/storedUserId";
import { withoutDriverPapers } from "@sayara/frontend/booking/condition/withoutDriverPapers";
import { isTemporaryRefusal } from "./isTemporaryRefusal.ts";
import { readStoredHandovers, type StoredHandover } from "./storedHandovers.ts";
import { storedHandoversKey } from "./storedHandoversKey.ts";

/** Maximum bookings on a device. Each takes about 20 KB. */
const MAX_HANDOVERS = 30;

/** Returns the bookings of a day that are ready for hand-over or return, in the page's order. */
export function bookingsForHandover({
  awaitedPickUps = [],
  missedPickUps,
  pickUps,
  overdueReturns,
  dropOffs,
}: StaffDay): DayBooking[] {
  const rows = [...awaitedPickUps, ...missedPickUps, ...pickUps, ...overdueReturns, ...dropOffs];
  const open = rows.filter(({ actions }) => actions.includes("handOver") || actions.includes("return"));
  return [...new Map(open.map((row) => [row.id, row])).values()].slice(0, MAX_HANDOVERS);
}

/**
 * Stores the day's bookings whose hand-over or return may have to be signed without a connection [HO14]. They
 * replace those of an earlier day. Reads the changed bookings one after the other.
 *
 * @returns whether all of them are on the device
 */
export async function storeHandovers(
  call: Client,
  { userId, day, language, now }: { userId: string; day: StaffDay; language: Language; now: Date },
): Promise<boolean> {
  const rows = bookingsForHandover(day);
  const stored = readStoredHandovers(userId);
  const handovers: StoredHandover[] = [];
  let isReached = true;
  for (const { id, version } of rows) {
    const copy = stored.find((one) => one.booking.id === id);
    const isCurrent = copy !== undefined && copy.booking.version >= version && copy.language === language;
    const read = isCurrent || !isReached ? null : await readBooking(call, { id, language, now });
    if (read === "unreached") isReached = false;
    if (read !== null && typeof read === "object") handovers.push(read);
    else if (copy !== undefined && read !== "refused") handovers.push(copy);
  }
  // The user may have signed out in the meantime.
  if (storedUserId() !== userId) return false;
  try {
    if (handovers.length === 0) localStorage.removeItem(storedHandoversKey);
    else localStorage.setItem(storedHandoversKey, JSON.stringify({ userId, handovers }));
    return isReached;
  } catch {
    // Storage is blocked or full. The page then needs a connection.
    return false;
  }
}

async function readBooking(
  call: Client,
  { id, language, now }: { id: string; language: Language; now: Date },
): Promise<StoredHandover | "refused" | "unreached"> {
  try {
    const response = await call(booking, { params: { id, language }, query: {} });
    if (response.ok)
      return { language, storedAt: now.getTime(), booking: withoutDriverPapers(response.data) };
    return isTemporaryRefusal(response.refusal.code) ? "unreached" : "refused";
  } catch {
    return "unreached";
  }
}

import type { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { User } from "@sayara/domain/user/User";
import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { loadParts } from "./lazyParts.ts";

/** Milliseconds by which the page's own files should have loaded. */
const SETTLE_DELAY = 3_000;

interface ShownDay extends StaffDay {
  user: User;
  now: Date;
  /** Null if the data are current. */
  storedAt: number | null;
}

/**
 * Loads the files that actions without a connection need, so that the worker stores them. If the day is
 * current, also stores its bookings for hand-over or return [HO14].
 *
 * @param onStored called with the path of the page that signs a hand-over, so that the router loads its
 * files. Not called without a working connection: the router reloads the document if a page's file is
 * missing.
 * @returns a function that cancels the loading
 */
export function loadOfflineParts(day: ShownDay, onStored: (page: string) => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(() => {
    void Promise.allSettled([loadParts(), import("#portal/offline/UnsentItemsSender.tsx")]);
    if (day.storedAt === null) void storeDay().catch(() => undefined);
  }, SETTLE_DELAY);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };

  async function storeDay() {
    const { bookingsForHandover, storeHandovers } = await import("#portal/offline/storeHandovers.ts");
    const { user, now } = day;
    const { language } = useLanguage.getState();
    const isStored = await storeHandovers(await openBrowserApi(), { userId: user.id, day, language, now });
    const [first] = bookingsForHandover(day);
    if (first === undefined || !isStored) return;
    await addPageMessages("handover");
    if (!isCancelled && navigator.onLine) onStored(`/bookings/${first.id}/handover`);
  }
}

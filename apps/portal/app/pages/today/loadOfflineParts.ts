import type { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { User } from "@sayara/domain/user/User";
import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { loadParts } from "./lazyParts.ts";

/** Milliseconds after which the page's own files should have loaded. */
const SETTLE_DELAY = 3_000;

interface ShownDay extends StaffDay {
  user: User;
  now: Date;
  /** Null if the day is current. */
  storedAt: number | null;
}

/**
 * Loads what an action without a connection needs, for the worker to store it, and stores the bookings of a current day
 * that are handed over or taken back [HO14].
 *
 * @param onStored called with the page that signs a hand-over, for the router to load its files. Not called on a network
 *   that has just failed: the router reloads the document if a page's file is missing.
 * @returns a function that cancels it
 */
export function loadOfflineParts(day: ShownDay, onStored: (page: string) => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(() => {
    void Promise.allSettled([loadParts(), import("#portal/offline/WaitingDecisionsSender.tsx")]);
    if (day.storedAt === null) void storeDay().catch(() => undefined);
  }, SETTLE_DELAY);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };

  async function storeDay() {
    const { handoversOf, storeHandovers } = await import("#portal/offline/storeHandovers.ts");
    const { user, now } = day;
    const { language } = useLanguage.getState();
    const isStored = await storeHandovers(await openBrowserApi(), { userId: user.id, day, language, now });
    const [first] = handoversOf(day);
    if (first === undefined || !isStored) return;
    await addPageMessages("handover");
    if (!isCancelled && navigator.onLine) onStored(`/bookings/${first.id}/handover`);
  }
}

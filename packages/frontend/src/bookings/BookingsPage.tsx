import { BOOKINGS_MOBILE_PAGE_SIZE, BOOKINGS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Booking } from "@sayara/domain/booking/Booking";
import { media } from "@sayara/ui/theme/media";
import { useMedia } from "@sayara/ui/hydration/useMedia";
import { useCallback, useEffect } from "react";
import { createPath, useNavigate, useNavigation, useRevalidator } from "react-router";
import { useLanguage } from "../language/useLanguage.ts";
import { openBrowserApi } from "../session/openBrowserApi.ts";
import { Bookings } from "./Bookings.tsx";
import { BookingsSkeleton } from "./BookingsSkeleton.tsx";
import { useBookingsPaths } from "./BookingsBase.ts";
import { type BookingsRequest, readBookingsRequest } from "./BookingsRequest.ts";
import { useBulk } from "./bulk/useBulk.ts";
import { findBookings } from "./loadBookings.ts";
import type { BookingsOfUser } from "./openBookings.ts";

/**
 * Content of `/bookings`: the list of bookings. Changing a filter, the order or the page navigates to a new
 * URL.
 */
export function BookingsPage({ data }: { data: BookingsOfUser }) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { listPath } = useBookingsPaths();
  const next = location?.pathname === listPath() ? location : null;
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const bulk = useBulk();
  useReloadOnPageSizeChange(data.size, reload);
  if (data.outcome.state === "signedOut") return <BookingsSkeleton />;
  return (
    <Bookings
      {...data}
      bulk={bulk}
      // The next list's filters are shown before the list has loaded.
      request={next === null ? data.request : readBookingsRequest(window.location.origin + createPath(next))}
      isBusy={next !== null}
      onRequest={(request) => void navigate(listPath(request), { preventScrollReset: true })}
      onLoadMore={(request) => loadMore(request, data)}
      onReload={reload}
    />
  );
}

/** Loads another page of the list. Returns null if the API refuses, or if the session has ended. */
async function loadMore(
  request: BookingsRequest,
  { size, user, supplier }: Pick<BookingsOfUser, "size" | "user" | "supplier">,
): Promise<readonly Booking[] | null> {
  const { language } = useLanguage.getState();
  const call = await openBrowserApi();
  const outcome = await findBookings(call, { request, user, supplier, size, language, now: new Date() });
  return outcome.state === "found" ? outcome.items : null;
}

/** Reloads the list when the window becomes wide or narrow, since the page size then changes. */
function useReloadOnPageSizeChange(size: number, reload: () => void): void {
  const isMobile = useMedia(media.mobile);
  const pageSize = isMobile ? BOOKINGS_MOBILE_PAGE_SIZE : BOOKINGS_PAGE_SIZE;
  useEffect(() => {
    if (pageSize !== size) reload();
  }, [pageSize, size, reload]);
}

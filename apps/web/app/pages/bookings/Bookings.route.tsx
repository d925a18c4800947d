import { useLingui } from "@lingui/react/macro";
import { BOOKINGS_MOBILE_PAGE_SIZE, BOOKINGS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Booking } from "@sayara/domain/booking/Booking";
import { pageCount } from "@sayara/domain/search/paging";
import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { media } from "@sayara/ui/theme/media";
import { useMedia } from "@sayara/ui/hydration/useMedia";
import { type ReactNode, useCallback, useEffect } from "react";
import {
  type ShouldRevalidateFunctionArgs,
  createPath,
  redirect,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import { useLanguage } from "#web/language/useLanguage.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { clearStoredUser } from "#web/session/storedUser/clearStoredUser.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { requireUser } from "#web/session/guard.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import type { Route } from "./+types/Bookings.route.ts";
import { type BookingsData, findBookings, loadBookings } from "./Bookings.load.ts";
import { Bookings } from "./Bookings.tsx";
import { BookingsSkeleton } from "./BookingsSkeleton.tsx";
import { useBulk } from "./bulk/useBulk.ts";
import { type BookingsRequest, bookingsAddress, readBookingsRequest } from "./BookingsRequest.ts";

/** Runs in the browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const listRequest = readBookingsRequest(request.url);
  const data = await loadBookings(await context.get(apiContext)(), {
    request: listRequest,
    user,
    size: window.matchMedia(media.mobile).matches ? BOOKINGS_MOBILE_PAGE_SIZE : BOOKINGS_PAGE_SIZE,
    language: context.get(languageContext),
    now: new Date(),
    signal: request.signal,
  });
  const { outcome, size } = data;
  if (outcome.state === "signedOut") clearStoredUser();
  if (outcome.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  if (outcome.state === "found") {
    const last = pageCount(outcome.total, size);
    if (listRequest.page > last) throw redirect(bookingsAddress({ ...listRequest, page: last }));
  }
  return { ...data, user };
}

export const clientAction = pageAction(async () => (await import("./Bookings.action.ts")).bookingsAction);

/** After a bulk action the dialog still reports on the listed bookings. The list reloads when the dialog closes. */
export const shouldRevalidate = ({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  json === undefined && defaultShouldRevalidate;

export const clientMiddleware = messagesOf("bookings");

export function HydrateFallback() {
  return (
    <Head>
      <BookingsSkeleton />
    </Head>
  );
}

export default function BookingsRoute({ loaderData: data }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const next = location?.pathname === "/bookings" ? location : null;
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const bulk = useBulk();
  useReloadOnPageSizeChange(data.size, reload);
  return (
    <Head>
      {data.outcome.state === "signedOut" ? (
        <BookingsSkeleton />
      ) : (
        <Bookings
          {...data}
          bulk={bulk}
          // The next list's filters are shown before the list has loaded.
          request={
            next === null ? data.request : readBookingsRequest(window.location.origin + createPath(next))
          }
          isBusy={next !== null}
          onRequest={(request) => void navigate(bookingsAddress(request), { preventScrollReset: true })}
          onLoadMore={(request) => loadMore(request, data)}
          onReload={reload}
        />
      )}
    </Head>
  );
}

/** Loads another page of the list. Returns null if the API refuses, or if the session has ended. */
async function loadMore(
  request: BookingsRequest,
  { size, user }: Pick<BookingsData, "size"> & { user: User },
): Promise<readonly Booking[] | null> {
  const { language } = useLanguage.getState();
  const call = await openBrowserApi();
  const outcome = await findBookings(call, { request, user, size, language, now: new Date() });
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

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Bookings`}
        description={t`Bookings with their dates, places, status and payments.`}
      />
      {children}
    </>
  );
}

import { BOOKINGS_MOBILE_PAGE_SIZE, BOOKINGS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { media } from "@sayara/ui/theme/media";
import { type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs, redirect } from "react-router";
import { apiContext, languageContext } from "../request/requestContext.ts";
import { clearStoredUser } from "../session/storedUser/clearStoredUser.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";
import { bookingsAddress, readBookingsRequest } from "./BookingsRequest.ts";
import { type BookingsData, loadBookings } from "./loadBookings.ts";

/** Data of the page, with the user whose bookings it lists. */
export type BookingsOfUser = BookingsData & { user: User; supplier: string | null };

/** The agency as which an administrator views the list. */
export interface ViewedBookings {
  /** Slug of the agency. */
  supplier: string;
  /** Prefix of the list's path. */
  base: string;
}

/**
 * Client loader of the list of bookings. Runs in the browser only: the session cookie belongs to the API's host.
 *
 * @throws Response a redirect from a page beyond the last one
 */
export async function openBookings(
  { request, context }: Pick<ClientLoaderFunctionArgs, "request" | "context">,
  user: User,
  view: ViewedBookings | null = null,
): Promise<BookingsOfUser> {
  const supplier = view?.supplier ?? null;
  const listRequest = readBookingsRequest(request.url);
  const data = await loadBookings(await context.get(apiContext)(), {
    request: listRequest,
    user,
    supplier,
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
    if (listRequest.page > last)
      throw redirect((view?.base ?? "") + bookingsAddress({ ...listRequest, page: last }));
  }
  return { ...data, user, supplier };
}

/**
 * No reload after a bulk action, while its dialog still reports on the listed bookings. Closing the dialog
 * reloads the list.
 */
export const shouldReloadBookings = ({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  json === undefined && defaultShouldRevalidate;

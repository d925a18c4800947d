import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type ClientLoaderFunctionArgs, redirect } from "react-router";
import { listingAddress, readListingRequest } from "@sayara/frontend/listing/ListingRequest";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import { listedUnread } from "./listedUnread.ts";
import { loadNotifications, type NotificationsData } from "./loadNotifications.ts";

/** A page of a user's notifications. */
export interface NotificationsOfUser {
  data: NotificationsData;
  userId: string;
  /** Number of unread notifications when the list was loaded; null if unknown. */
  unreadAtLoad: number | null;
}

/**
 * Client loader of the notifications. Runs in the browser only: the session cookie belongs to the API's host.
 *
 * @throws Response a redirect from a page beyond the last one
 */
export async function openNotifications(
  { request, context }: Pick<ClientLoaderFunctionArgs, "request" | "context">,
  { id: userId }: Pick<User, "id">,
): Promise<NotificationsOfUser> {
  const { page } = readListingRequest(request.url);
  const call = await context.get(apiContext)();
  const { unread } = useUnread.getState();
  const data = await loadNotifications(call, { userId, page, signal: request.signal });
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  if (data.state === "found") {
    const last = pageCount(data.total, PAGE_SIZE);
    if (page > last) throw redirect(listingAddress("/notifications", { s: "", page: last }));
  }
  return { data, userId, unreadAtLoad: unread ?? listedUnread(data) };
}

import { readEvent } from "@sayara/api-client/client/readEvent";
import {
  notificationCounter,
  notificationStream,
} from "@sayara/api-client/contract/notifications/notifications";
import { readSite } from "@sayara/frontend/request/Site";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { type FollowOptions, followUnread } from "./followUnread.ts";

/**
 * Follows the number of the signed-in user's unread notifications. Returns a function that stops following.
 */
export function followAccount(userId: string): () => void {
  return followUnread({
    openStream: typeof EventSource === "undefined" ? undefined : openStream,
    requestCount: () => requestCounter(userId),
  });
}

/** Opens the API's stream, authenticated by the session's cookie. */
const openStream: NonNullable<FollowOptions["openStream"]> = ({ onCount, onError }) => {
  const source = new EventSource(readSite(document).apiUrl + notificationStream.path, {
    withCredentials: true,
  });
  source.addEventListener("unread", ({ data }) => {
    try {
      onCount(readEvent(notificationStream, "unread", String(data)).unread);
    } catch {
      onError(true);
    }
  });
  source.addEventListener("error", () => onError(source.readyState === EventSource.CLOSED));
  return source;
};

/** @throws if the API does not respond, or refuses for a reason other than the session */
async function requestCounter(userId: string): Promise<number | null> {
  const call = await openBrowserApi();
  const outcome = await call(notificationCounter, { params: { userId } });
  if (outcome.ok) return outcome.data.unread;
  if (outcome.refusal.code !== "not_signed_in") throw new Error(outcome.refusal.code);
  clearStoredUser();
  return null;
}

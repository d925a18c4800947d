import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { type BookingData, loadBooking } from "@sayara/frontend/booking/loadBooking";
import { showBookingToast } from "@sayara/frontend/booking/showBookingToast";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import type { PortalUser } from "#portal/session/requirePage.ts";

/**
 * Loads the booking in the URL for its agency or an administrator. The route guard redirects if the session
 * has ended.
 */
export async function load(
  call: Client,
  { url, user, language }: { url: string; user: PortalUser; language: Language },
): Promise<BookingData> {
  const id = new URL(url).searchParams.get("b");
  const data = await loadBooking(call, { id, token: null, language, user, now: new Date() });
  if (data.state === "refused" && data.code === "not_signed_in") clearStoredUser();
  showBookingToast(data);
  return data;
}

import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { booking } from "@sayara/api-client/contract/bookings/booking";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { cancelBooking, decideCancellation } from "@sayara/api-client/contract/bookings/cancelBooking";
import { changeBookingStatus } from "@sayara/api-client/contract/bookings/changeBookingStatus";
import { deleteNotifications, notifications } from "@sayara/api-client/contract/notifications/notifications";
import { bookAsDriver } from "./bookAsDriver.ts";
import { createCookieFetch } from "../createCookieFetch.ts";
import { type Driver, randomAddress } from "./newDriver.ts";

interface NotificationOptions {
  apiUrl: string;
  webUrl: string | undefined;
  driver: Driver;
  /** Days until the pick-up, different for each test. */
  daysAhead: number;
}

const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};

/**
 * Creates a confirmed booking with a single notification: that of its request. `declineRequests` adds two
 * notifications each time: the driver asks to cancel and the agency declines.
 */
export async function bookingNotifications({ apiUrl, webUrl = "", driver, daysAhead }: NotificationOptions) {
  const [reference = ""] = await bookAsDriver(1, {
    apiUrl,
    webUrl,
    driver,
    agency: agency.slug,
    daysAhead,
  });
  const asDriver = await createSignedInClient(driver);
  const asAgency = await createSignedInClient(agency.account);
  const listed = await asDriver(bookings, {
    params: { page: 1, size: 1, language: "fr" },
    body: { s: reference },
  });
  const id = listed.ok ? listed.data.items[0]?.id : undefined;
  if (id === undefined) throw new Error(`${reference} is not listed`);

  const confirmed = await asAgency(changeBookingStatus, {
    params: { id },
    body: { version: await readVersion(id), status: "reserved" },
  });
  if (!confirmed.ok) throw new Error(confirmed.refusal.code);
  await deleteNewest(id);

  return {
    id,
    reference,
    /** Adds pairs of notifications for the driver: about the request and about the decision. */
    async declineRequests(count: number) {
      for (let index = 0; index < count; index++) {
        const requested = await asDriver(cancelBooking, {
          params: { id },
          body: { version: await readVersion(id) },
        });
        if (!requested.ok) throw new Error(requested.refusal.code);
        const declined = await asAgency(decideCancellation, {
          params: { id },
          body: { version: requested.data.version, accept: false },
        });
        if (!declined.ok) throw new Error(declined.refusal.code);
      }
    },
  };

  /** Deletes the driver's newest notification: that of the confirmation. */
  async function deleteNewest(bookingId: string): Promise<void> {
    const found = await asDriver(booking, { params: { id: bookingId, language: "fr" } });
    if (!found.ok) throw new Error(found.refusal.code);
    const userId = found.data.driver.id;
    const newest = await asDriver(notifications, { params: { userId, page: 1, size: 1 } });
    if (!newest.ok) throw new Error(newest.refusal.code);
    const ids = newest.data.items.map((notification) => notification.id);
    await asDriver(deleteNotifications, { params: { userId }, body: { ids } });
  }

  async function readVersion(bookingId: string): Promise<number> {
    const found = await asDriver(booking, { params: { id: bookingId, language: "fr" } });
    if (!found.ok) throw new Error(found.refusal.code);
    return found.data.version;
  }

  async function createSignedInClient({ email, password }: { email: string; password: string }) {
    const call = createClient({
      baseUrl: apiUrl,
      headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
      fetch: createCookieFetch(),
    });
    const response = await call(signIn, { body: { email, password, stayConnected: false } });
    if (!response.ok || response.outcome !== "signedIn") throw new Error(`${email} is not signed in`);
    return call;
  }
}

import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { booking } from "@sayara/api-client/contract/bookings/booking";
import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { cancelBooking, decideCancellation } from "@sayara/api-client/contract/bookings/cancelBooking";
import { bookingsOfDriver } from "./bookingsOfDriver.ts";
import { keepingCookies } from "./keepingCookies.ts";
import { type Driver, randomAddress } from "./newDriver.ts";

interface NewsOptions {
  apiUrl: string;
  webUrl: string | undefined;
  driver: Driver;
  /** Days until the pick-up, of its own for each journey. */
  daysAhead: number;
}

const agency = {
  slug: "caroubier-auto",
  account: { email: "agence@sayara.example", password: "sayara-demo" },
};

/** A booking whose driver asks to cancel and whose agency declines, again and again: two notifications each time. */
export async function bookingNews({ apiUrl, webUrl = "", driver, daysAhead }: NewsOptions) {
  const [reference = ""] = await bookingsOfDriver(1, {
    apiUrl,
    webUrl,
    driver,
    agency: agency.slug,
    daysAhead,
  });
  const asDriver = await signedIn(driver);
  const asAgency = await signedIn(agency.account);
  const listed = await asDriver(bookings, {
    params: { page: 1, size: 1, language: "fr" },
    body: { s: reference },
  });
  const id = listed.ok ? listed.data.items[0]?.id : undefined;
  if (id === undefined) throw new Error(`${reference} is not listed`);

  return {
    id,
    reference,
    /** Causes two notifications of the driver: of the request, and of the decision. */
    async declineRequests(count: number) {
      for (let index = 0; index < count; index++) {
        const asked = await asDriver(cancelBooking, { params: { id }, body: { version: await version(id) } });
        if (!asked.ok) throw new Error(asked.refusal.code);
        const declined = await asAgency(decideCancellation, {
          params: { id },
          body: { version: asked.data.version, accept: false },
        });
        if (!declined.ok) throw new Error(declined.refusal.code);
      }
    },
  };

  async function version(of: string): Promise<number> {
    const found = await asDriver(booking, { params: { id: of, language: "fr" } });
    if (!found.ok) throw new Error(found.refusal.code);
    return found.data.version;
  }

  async function signedIn({ email, password }: { email: string; password: string }) {
    const call = createClient({
      baseUrl: apiUrl,
      headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
      fetch: keepingCookies(),
    });
    const answer = await call(signIn, { body: { email, password, stayConnected: false } });
    if (!answer.ok || answer.outcome !== "signedIn") throw new Error(`${email} is not signed in`);
    return call;
  }
}

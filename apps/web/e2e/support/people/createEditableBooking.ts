import { expect } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { signIn } from "@sayara/api-client/contract/accounts/signIn";
import { checkout } from "@sayara/api-client/contract/checkout/checkout";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { quote } from "@sayara/api-client/contract/search/quote";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { parse } from "valibot";
import { testDriver } from "./testDriver.ts";
import { inDays } from "../inDays.ts";
import { createCookieFetch } from "../createCookieFetch.ts";
import { type Driver, newEmail, randomAddress } from "./newDriver.ts";
import { obtainPassInNode } from "../servers/obtainPassInNode.ts";

interface EditableBookingOptions {
  apiUrl: string;
  webUrl: string | undefined;
  /** Days until pick-up, different for each test. The car must be free for ten days from then. */
  daysAhead: number;
  /** The driver who books. If absent, a guest books. */
  driver?: Driver;
}

const place = "aeroport-tunis-carthage";
const instant = (days: number) => wallClockToInstant(inDays(days), MARKETPLACE_TIME_ZONE).toISOString();

/**
 * Books a car for three days through the API, to be paid later, with the options for amendments and
 * cancellation. The car is free for ten days and also offers an additional driver for a price.
 */
export async function createEditableBooking({
  apiUrl,
  webUrl = "",
  daysAhead,
  driver,
}: EditableBookingOptions) {
  const headers = { origin: webUrl, "x-forwarded-for": randomAddress() };
  const call = createClient({ baseUrl: apiUrl, headers, fetch: createCookieFetch() });
  const email = driver?.email ?? newEmail();
  if (driver === undefined) expect(await obtainPassInNode(call)).toBe(true);
  else {
    const { password } = driver;
    const signedIn = await call(signIn, { body: { email, password, stayConnected: false } });
    expect(signedIn).toMatchObject({ outcome: "signedIn" });
  }
  const found = await call(frontendCars, {
    params: { page: 1, size: 100 },
    body: {
      pickupLocation: place,
      from: instant(daysAhead),
      to: instant(daysAhead + 10),
      language: "fr",
      sort: "total",
    },
  });
  if (!found.ok) throw new Error(found.refusal.code);
  const editable = found.data.items.find(
    ({ car }) =>
      car.supplier.payLater && car.amendments >= 0 && car.cancellation >= 0 && car.additionalDriver > 0,
  );
  if (editable === undefined) throw new Error("No car of the results can be edited.");
  const rental = {
    car: editable.car.slug,
    pickupLocation: place,
    dropOffLocation: place,
    from: instant(daysAhead),
    to: instant(daysAhead + 3),
    options: parse(RentalOptions, { amendments: true, cancellation: true }),
  };
  const quoted = await call(quote, { body: { ...rental, language: "fr" } });
  if (!quoted.ok) throw new Error(quoted.refusal.code);
  const booked = await call(checkout, {
    body: {
      rental,
      total: quoted.data.quote.total,
      signedQuote: quoted.data.signedQuote,
      driver: {
        fullName: testDriver.fullName,
        email,
        phone: testDriver.wirePhone,
        birthDate: "1980-03-14",
        licenceSince: "2000-06-02",
      },
      payment: "later",
      termsAccepted: true,
      language: "fr",
    },
  });
  if (!booked.ok) throw new Error(booked.refusal.code);
  if (booked.outcome !== "booked") throw new Error("Nothing was booked.");
  const { bookingId, reference, token } = booked.data;
  return { id: bookingId, reference, token, email, car: rental.car, daysAhead };
}

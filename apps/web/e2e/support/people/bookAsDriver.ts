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
import { type Driver, randomAddress } from "./newDriver.ts";

interface DriverBookingsOptions {
  apiUrl: string;
  webUrl: string | undefined;
  driver: Driver;
  /** Slug of the agency whose cars are booked. */
  agency: string;
  /** Days until the first pick-up, different for each test. */
  daysAhead: number;
}

const place = "aeroport-tunis-carthage";

/** Books an agency's cars through the API as a signed-in driver, to be paid later; returns the references. */
export async function bookAsDriver(
  count: number,
  { apiUrl, webUrl = "", driver, agency, daysAhead }: DriverBookingsOptions,
): Promise<string[]> {
  const call = createClient({
    baseUrl: apiUrl,
    headers: { origin: webUrl, "x-forwarded-for": randomAddress() },
    fetch: createCookieFetch(),
  });
  const { email, password } = driver;
  const signedIn = await call(signIn, { body: { email, password, stayConnected: false } });
  expect(signedIn).toMatchObject({ outcome: "signedIn" });
  const references: string[] = [];
  for (let index = 0; index < count; index++) references.push(await book(daysAhead + 4 * index));
  return references;

  async function book(days: number): Promise<string> {
    const [from, to] = [days, days + 3].map((ahead) =>
      wallClockToInstant(inDays(ahead), MARKETPLACE_TIME_ZONE).toISOString(),
    );
    if (from === undefined || to === undefined) throw new Error("no dates");
    const found = await call(frontendCars, {
      params: { page: 1, size: 1 },
      body: {
        pickupLocation: place,
        from,
        to,
        language: "fr",
        sort: "total",
        filter: { suppliers: [agency] },
      },
    });
    const car = found.ok ? found.data.items[0]?.car.id : undefined;
    if (car === undefined) throw new Error(`${agency} has no free car.`);
    const options = parse(RentalOptions, {});
    const rental = { car, pickupLocation: place, dropOffLocation: place, from, to, options };
    const quoted = await call(quote, { body: { ...rental, language: "fr" } });
    if (!quoted.ok) throw new Error(quoted.refusal.code);
    const booked = await call(checkout, {
      body: {
        rental,
        total: quoted.data.quote.total,
        signedQuote: quoted.data.signedQuote,
        driver: {
          fullName: driver.fullName,
          email,
          phone: testDriver.wirePhone,
          birthDate: "1990-03-14",
          licenceSince: "2010-06-02",
        },
        payment: "later",
        termsAccepted: true,
        language: "fr",
      },
    });
    if (!booked.ok) throw new Error(booked.refusal.code);
    if (booked.outcome !== "booked") throw new Error("The driver is not signed in.");
    return booked.data.reference;
  }
}

import { expect } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { checkout } from "@sayara/api-client/contract/checkout/checkout";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { quote } from "@sayara/api-client/contract/search/quote";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { parse } from "valibot";
import { createCookieFetch } from "../createCookieFetch.ts";
import { obtainPassInNode } from "../servers/obtainPassInNode.ts";

interface RentalChoice {
  car: string;
  place: string;
  from: string;
  to: string;
  /** Random by default. */
  email?: string;
}

/** Creates a second driver without a browser, who books through the API. */
export function createDriverClient({ apiUrl, webUrl }: { apiUrl: string; webUrl: string }) {
  const call = createClient({ baseUrl: apiUrl, headers: { origin: webUrl }, fetch: createCookieFetch() });
  const rentalOf = ({ car, place, from, to }: RentalChoice) => ({
    car,
    pickupLocation: place,
    dropOffLocation: place,
    from: wallClockToInstant(from, MARKETPLACE_TIME_ZONE).toISOString(),
    to: wallClockToInstant(to, MARKETPLACE_TIME_ZONE).toISOString(),
    options: parse(RentalOptions, {}),
  });

  return {
    /** Returns the slugs of all cars in the search's results. */
    async findCars(choice: RentalChoice): Promise<string[]> {
      const { pickupLocation, from, to } = rentalOf(choice);
      const found = await call(frontendCars, {
        params: { page: 1, size: 100 },
        // Sorted by total: the recommended order groups similar cars behind one listing.
        body: { pickupLocation, from, to, language: "fr", sort: "total" },
      });
      if (!found.ok) throw new Error(found.refusal.code);
      expect(found.data.items).toHaveLength(found.data.total);
      return found.data.items.map(({ car }) => car.slug);
    },
    /** Books a car. Returns the outcome, or the code of the refusal. */
    async book(choice: RentalChoice): Promise<string> {
      const rental = rentalOf(choice);
      const quoted = await call(quote, { body: { ...rental, language: "fr" } });
      if (!quoted.ok) throw new Error(quoted.refusal.code);
      expect(await obtainPassInNode(call)).toBe(true);
      const booked = await call(checkout, {
        body: {
          rental,
          total: quoted.data.quote.total,
          signedQuote: quoted.data.signedQuote,
          driver: {
            fullName: "Karim Trabelsi",
            email: choice.email ?? `other-${crypto.randomUUID()}@sayara.example`,
            phone: "+21671123456",
            birthDate: "1980-05-05",
            licenceSince: "2000-05-05",
          },
          payment: "later",
          termsAccepted: true,
          language: "fr",
        },
      });
      return booked.ok ? booked.outcome : booked.refusal.code;
    },
  };
}

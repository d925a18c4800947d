import { expect } from "@playwright/test";
import { createClient } from "@sayara/api-client/client/createClient";
import { checkout } from "@sayara/api-client/contract/checkout/checkout";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { quote } from "@sayara/api-client/contract/search/quote";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { parse } from "valibot";
import { obtainPass } from "#web/captcha/obtainPass.ts";
import { solveCaptcha } from "#web/captcha/solveCaptcha.ts";
import { keepingCookies } from "./keepingCookies.ts";
import { solveHere } from "./solveHere.ts";

interface Wish {
  car: string;
  place: string;
  from: string;
  to: string;
  /** Whose address; nobody's in particular when absent. */
  email?: string;
}

/** Somebody else wants the same car on the same days, without a browser. */
export function anotherDriver({ apiUrl, webUrl }: { apiUrl: string; webUrl: string }) {
  const call = createClient({ baseUrl: apiUrl, headers: { origin: webUrl }, fetch: keepingCookies() });
  const rentalOf = ({ car, place, from, to }: Wish) => ({
    car,
    pickupLocation: place,
    dropOffLocation: place,
    from: wallClockToInstant(from, MARKETPLACE_TIME_ZONE).toISOString(),
    to: wallClockToInstant(to, MARKETPLACE_TIME_ZONE).toISOString(),
    options: parse(RentalOptions, {}),
  });

  return {
    /** Slugs of all cars that the search offers. */
    async findsCars(wish: Wish): Promise<string[]> {
      const { pickupLocation, from, to } = rentalOf(wish);
      const found = await call(frontendCars, {
        params: { page: 1, size: 100 },
        body: { pickupLocation, from, to, language: "fr" },
      });
      if (!found.ok) throw new Error(found.refusal.code);
      expect(found.data.items).toHaveLength(found.data.total);
      return found.data.items.map(({ car }) => car.slug);
    },
    /** What the checkout says: the status, and why not. */
    async books(wish: Wish): Promise<{ status: number; code?: string }> {
      const rental = rentalOf(wish);
      const quoted = await call(quote, { body: { ...rental, language: "fr" } });
      if (!quoted.ok) throw new Error(quoted.refusal.code);
      expect(await obtainPass(call, (api) => solveCaptcha(api, solveHere))).toBe(true);
      const outcome = await call(checkout, {
        body: {
          rental,
          total: quoted.data.quote.total,
          signedQuote: quoted.data.signedQuote,
          driver: {
            fullName: "Karim Trabelsi",
            email: wish.email ?? `other-${crypto.randomUUID()}@sayara.example`,
            phone: "+21671123456",
            birthDate: "1980-05-05",
            licenceSince: "2000-05-05",
          },
          payment: "later",
          termsAccepted: true,
          language: "fr",
        },
      });
      return outcome.ok ? { status: outcome.status } : { status: outcome.status, code: outcome.refusal.code };
    },
  };
}

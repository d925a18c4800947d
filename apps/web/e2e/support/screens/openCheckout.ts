import type { Page } from "@playwright/test";
import type { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
import { createDriverClient } from "../people/createDriverClient.ts";
import { inDays } from "../inDays.ts";
import { untilHydrated } from "./untilHydrated.ts";

interface CheckoutOptions {
  apiUrl: string;
  webUrl: string | undefined;
  /** Days until pick-up. Each test uses another number, so that no two tests book the same car and dates. */
  daysAhead: number;
  language?: string;
  /** An extra that the car's agency offers. */
  extra?: ExtraKind;
}

const place = "aeroport-tunis-carthage";

/** Opens the checkout of a free car that can be paid later. Returns its rental and URL. */
export async function openCheckout(
  page: Page,
  { apiUrl, webUrl = "", daysAhead, language = "fr", extra }: CheckoutOptions,
) {
  const [from, to] = [inDays(daysAhead), inDays(daysAhead + 3)];
  const freeCars = await createDriverClient({ apiUrl, webUrl }).findCars({ car: "", place, from, to });
  const car = await findPayLaterCar(apiUrl, freeCars, extra);
  const rental = new URLSearchParams({ car, pickup: place, dropoff: place, from, to, l: language });
  const address = `/checkout?${rental}`;
  await page.goto(address);
  // Tests may go offline next, after which the page could not hydrate.
  await untilHydrated(page);
  return { car, place, from, to, address };
}

async function findPayLaterCar(
  apiUrl: string,
  cars: readonly string[],
  kind: ExtraKind | undefined,
): Promise<string> {
  for (const slug of cars) {
    const response = await fetch(`${apiUrl}/api/car/${slug}/fr`);
    const { car, extras } = (await response.json()) as {
      car: { supplier: { payLater: boolean } };
      extras: { kind: string }[];
    };
    const hasExtra = kind === undefined || extras.some((extra) => extra.kind === kind);
    if (car.supplier.payLater && hasExtra) return slug;
  }
  throw new Error("No such car is paid later.");
}

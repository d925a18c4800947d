import { createTestApp } from "@sayara/api/testing/createTestApp";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { loadCheckout } from "./Checkout.load.ts";
import { noOptions, type ChosenRental } from "./price/ChosenRental.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});

function load(changes: Partial<ChosenRental> = {}, now?: Date) {
  const rental = {
    car: catalogue.car.slug,
    pickup: catalogue.tunis.slug,
    dropoff: catalogue.tunis.slug,
    from: "2026-12-01T10:00",
    to: "2026-12-04T10:00",
    options: noOptions,
    extras: [],
    ...changes,
  };
  return loadCheckout(anApiClient(createTestApp(database().db)), {
    rental,
    language: "en",
    ...(now && { now }),
  });
}

test("loading a rental returns a signed quote for its car, places and dates", async () => {
  const options = { ...noOptions, cancellation: true, theftProtection: true };
  const data = await load({ options });
  expect(data).toMatchObject({ state: "ready", rental: { options }, settings: { timeZone: "Africa/Tunis" } });
  if (data.state !== "ready") throw new Error(data.state);
  const { response } = data.signed;
  expect(response).toMatchObject({
    available: true,
    car: { name: "Kia Picanto" },
    pickupLocation: { name: "Tunis" },
  });
  // Three days at 106, cancellation 50 once, theft protection 5 per day.
  expect(response.quote.total).toBe(383);
  expect(response.signedQuote).not.toBe("");
});

test("an option that the car does not offer is dropped", async () => {
  const options = { ...noOptions, fullInsurance: true, cancellation: true };
  const data = await load({ options });
  expect(data).toMatchObject({
    state: "ready",
    rental: { options: { fullInsurance: false, cancellation: true } },
    signed: { options: noOptions },
  });
});

test.each<[string, Partial<ChosenRental>]>([
  ["not_found", { car: "no-such-car" }],
  ["pickup_too_far", { from: "2028-06-20T13:30", to: "2028-06-22T13:30" }],
  ["pickup_too_soon", { from: "2026-11-20T13:30", to: "2026-11-22T13:30" }],
  ["booking_too_long", { to: "2027-07-04T10:00" }],
])("an impossible rental is refused with %s", async (code, changes) => {
  expect(await load(changes)).toMatchObject({ state: "refused", code });
});

test("[SE13] refused dates include the actual reason and nearby dates", async () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(await load({ from: "2026-11-10T10:00", to: "2026-11-12T10:00" }, now)).toMatchObject({
    state: "refused",
    dates: {
      reason: "pickup_in_past",
      nearest: { from: "2026-11-21T10:00", to: "2026-11-23T10:00" },
    },
  });
  expect(await load({ to: "2026-12-01T10:00" }, now)).toMatchObject({
    dates: { reason: "drop_off_before_pickup" },
  });
  expect(await load({ car: "no-such-car", from: "2026-11-10T10:00" }, now)).toMatchObject({
    code: "not_found",
    dates: null,
  });
});

test("a drop-off place that the agency does not serve is refused", async () => {
  expect(await load({ dropoff: catalogue.sousse.slug })).toMatchObject({
    state: "refused",
    code: "drop_off_not_served",
  });
});

test("no request is sent for a URL without a rental", async () => {
  const call = () => Promise.reject(new Error("asked"));
  expect(await loadCheckout(call, { rental: null, language: "fr" })).toEqual({ state: "incomplete" });
});

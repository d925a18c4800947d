import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { aCheckout } from "@sayara/api/testing/data/aCheckout";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "../testing/anApiClient.ts";
import { loadBooking } from "./loadBooking.ts";

const database = withDatabase("pglite");
let checkout: { bookingId: string; reference: string; token: string | null };
const contracts = { fr: "https://agency.example/contrat.pdf" };
const guest = { language: "en", user: null, now: new Date() } as const;
const client = () => anApiClient(createTestApp(database().db));
beforeAll(async () => {
  const catalogue = await aCatalogue(database().db, { contract_files: JSON.stringify(contracts) });
  const response = await createTestApp(database().db).checkOut(aCheckout(catalogue, { language: "en" }));
  if (response.status !== 201) throw new Error(response.text);
  checkout = response.json;
});

test("loads a guest's booking by the signed link from the checkout", async () => {
  const data = await loadBooking(client(), { id: checkout.bookingId, token: checkout.token, ...guest });
  expect(data).toMatchObject({
    state: "found",
    booking: {
      reference: checkout.reference,
      status: "pending",
      total: 318,
      pickupLocation: { name: "Tunis" },
    },
    positions: { pickup: { latitude: 36.8 }, dropOff: { latitude: 36.8 } },
    agencyPhone: "+21671000111",
    contracts,
  });
});

test("[AR6] the agency's pins replace the positions of the places", async () => {
  const { db } = database();
  const { supplier_id, pickup_location_id } = await db
    .selectFrom("bookings")
    .select(["supplier_id", "pickup_location_id"])
    .where("id", "=", checkout.bookingId)
    .executeTakeFirstOrThrow();
  const pin = { latitude: 36.85103, longitude: 10.22794 };
  const instructions = { fr: "Au parking P2", en: "In car park P2", es: "En el P2" };
  await db
    .insertInto("meeting_places")
    .values({
      supplier_id,
      location_id: pickup_location_id,
      ...pin,
      instructions: JSON.stringify(instructions),
    })
    .execute();
  const data = await loadBooking(client(), { id: checkout.bookingId, token: checkout.token, ...guest });
  expect(data).toMatchObject({
    booking: { meetingPlaces: [{ position: pin, instructions: "In car park P2" }] },
    positions: { pickup: pin, dropOff: pin },
  });
  await db.updateTable("bookings").set({ delivery_address: "12, rue de Marseille" }).execute();
  const delivered = await loadBooking(client(), { id: checkout.bookingId, token: checkout.token, ...guest });
  expect(delivered).toMatchObject({ positions: { pickup: { latitude: 36.8 }, dropOff: pin } });
  await db.updateTable("bookings").set({ delivery_address: null }).execute();
});

test("refuses to load a booking without a link or a session", async () => {
  const data = await loadBooking(client(), { id: checkout.bookingId, token: null, ...guest });
  expect(data).toEqual({ state: "refused", code: "not_signed_in" });
});

test("refuses a modified token", async () => {
  const data = await loadBooking(client(), {
    id: checkout.bookingId,
    token: `${checkout.token}x`,
    ...guest,
  });
  expect(data.state).toBe("refused");
});

test.each([null, "", "#web/pages/bookings", "00000000-0000-4000-8000-000000000000"])(
  "finds no booking for the id %j",
  async (id) => {
    expect(await loadBooking(client(), { id, token: null, ...guest })).toMatchObject({
      state: "refused",
    });
  },
);

test("returns `failed` instead of throwing while the API is unavailable", async () => {
  const unreachable = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
  expect(await loadBooking(unreachable, { id: checkout.bookingId, token: null, ...guest })).toEqual({
    state: "failed",
    fault: "network",
  });
});

// @vitest-environment jsdom
import type { SavedCar } from "@sayara/api-client/contract/saved/savedCars";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { afterEach, expect, test } from "vitest";
import { readAccountCars } from "./accountCars.ts";
import { readDeviceCars, writeDeviceCars } from "./deviceCars.ts";

const timeZone = "Africa/Tunis";
const rental = {
  car: "clio",
  pickup: "tunis",
  dropoff: "tunis",
  from: "2026-12-01T10:00",
  to: "2026-12-04T10:00",
};
const carOf = (id: string): SavedCar => ({
  id,
  car: rental.car,
  pickupLocation: rental.pickup,
  dropOffLocation: rental.dropoff,
  from: "2026-12-01T09:00:00.000Z",
  to: "2026-12-04T09:00:00.000Z",
  driverAge: null,
  hasAlert: false,
});
const idsOf = (cars: Awaited<ReturnType<typeof readAccountCars>>) =>
  "entries" in cars ? cars.entries.map(({ id }) => id) : cars.problem;

afterEach(() => localStorage.clear());

/** Returns a fake API with one person's account. Moving cars to the account waits for `until`. */
const apiOf = async (id: string, until: Promise<void> = Promise.resolve()) => {
  const { openApi, calls } = fakeApi({
    addSavedCars: async () => {
      await until;
      return { ok: true, data: { cars: [carOf(id)], isFull: false } };
    },
    savedCars: () => ({ ok: true, data: { cars: [carOf(id)], isFull: false } }),
  });
  return { call: await openApi(), calls };
};

test("[SV3] cars that are being moved to one person's account are neither shown nor moved to the next person", async () => {
  writeDeviceCars([rental]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const [amel, sami] = [await apiOf("of-amel", released), await apiOf("of-sami")];
  const ofAmel = readAccountCars(amel.call, { userId: "amel", timeZone });
  const ofSami = readAccountCars(sami.call, { userId: "sami", timeZone });
  release();
  expect(idsOf(await ofSami)).toEqual(["of-sami"]);
  expect(idsOf(await ofAmel)).toEqual(["of-amel"]);
  expect(amel.calls.map(({ name }) => name)).toEqual(["addSavedCars"]);
  expect(sami.calls.map(({ name }) => name)).toEqual(["savedCars"]);
  expect(readDeviceCars()).toEqual([]);
});

test("[SV3] two concurrent reads by one person move the cars once", async () => {
  writeDeviceCars([rental]);
  const { call, calls } = await apiOf("of-amel");
  const both = [0, 1].map(() => readAccountCars(call, { userId: "amel", timeZone }));
  expect((await Promise.all(both)).map(idsOf)).toEqual([["of-amel"], ["of-amel"]]);
  expect(calls.map(({ name }) => name)).toEqual(["addSavedCars"]);
});

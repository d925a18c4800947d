import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { aFileForm } from "#api/testing/data/aFile.ts";
import { aPortal } from "#api/testing/data/aPortal.ts";
import { aSeason } from "#api/testing/data/aSeason.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const farTimestamps = [
  "9999-12-31T23:59:59-14:00",
  "9999-01-01T10:00:00Z",
  "2200-01-01T00:00:00Z",
  "1000-01-01T00:00:00Z",
  "300000-01-01T10:00:00Z",
  "+300000-01-01T10:00:00Z",
];

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeEach(async () => {
    api = createTestApp(database().db);
    world = await aCatalogue(database().db);
  });

  test.each(farTimestamps)("rejects %s as bad input in every timestamp field", async (timestamp) => {
    const { rental } = aCheckout(world);
    const { cookie } = await aPerson(api);
    const search = { pickupLocation: world.tunis.slug, from: rental.from, to: rental.to, language: "fr" };
    for (const dates of [{ from: timestamp }, { to: timestamp }, { from: timestamp, to: timestamp }]) {
      const responses = [
        await api.request("/api/quote", { body: { ...rental, ...dates, language: "fr" } }),
        await api.request("/api/frontend-cars/1/15", { body: { ...search, ...dates } }),
        await api.checkOut(aCheckout(world, { rental: dates })),
        await api.request("/api/bookings/1/15/fr", { body: dates, cookie }),
      ];
      expect(responses.map(({ status, json }) => [status, json.code])).toEqual(
        responses.map(() => [400, "invalid_input"]),
      );
    }
  });

  test.each(["9999-12-31", "300000-01-01", "0001-01-01", "+300000-01-01"])(
    "rejects %s as bad input in every date field",
    async (day) => {
      const { id, cookie } = await aPerson(api);
      const responses = [
        await api.request("/api/sign-up", {
          body: aSignUp({ birthDate: day }),
          cookie: await api.earnPass(),
        }),
        await api.request("/api/update-user", { body: { id, birthDate: day }, cookie }),
        await api.checkOut(aCheckout(world, { driver: { birthDate: day } })),
      ];
      expect(responses.map(({ status, json }) => [status, json.code])).toEqual(
        responses.map(() => [400, "invalid_input"]),
      );
    },
  );

  test.each(["1000-01-01", "9999-12-31"])(
    "rejects %s as bad input in every date of the portal",
    async (day) => {
      const portal = await aPortal(api, database().db);
      const call = (path: string, body?: object, method = body === undefined ? "GET" : "POST") =>
        portal.call("owner", path, { method, ...(body !== undefined && { body }) });
      const season = aSeason({ startDate: day, endDate: day });
      const closedDates = [{ name: "Fête", from: day, to: day, yearly: true }];
      const responses = [
        await call(`/api/supplier-timeline/own?from=${day}&days=31`),
        await call("/api/preview-season/own", { season }),
        await call("/api/save-season/own", { season }),
        await call("/api/create-car/own", { ...aCarDraft(), registrationDate: day }),
        await call(
          "/api/supplier-rules/own",
          { version: 1, hours: { openingHours: [], closedDates } },
          "PUT",
        ),
        await portal.call("owner", `/api/hand-in-document/own/assurance?number=1&expiresOn=${day}`, {
          method: "POST",
          body: aFileForm(),
        }),
      ];
      expect(responses.map(({ status, json }) => [status, json.code])).toEqual(
        responses.map(() => [400, "invalid_input"]),
      );
    },
  );
});

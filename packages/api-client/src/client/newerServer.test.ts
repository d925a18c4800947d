import { currencies } from "@sayara/domain/money/Currency";
import { weekdays } from "@sayara/domain/time/Weekday";
import * as v from "valibot";
import { expect, test } from "vitest";
import { requests, responses } from "#tests/contractSchemas";
import { enumerationsIn } from "#tests/enumerationsIn";
import { sampleOf, withValue } from "#tests/sampleOf";
import { serve } from "#tests/serve";
import { booking } from "../contract/bookings/booking.ts";
import { deleteBookings } from "../contract/bookings/manageBookings.ts";
import { car } from "../contract/catalogue/car.ts";
import { frontendCars } from "../contract/search/frontendCars.ts";
import { createClient } from "./createClient.ts";

const NEWER = "newer_value";
/**
 * Enumerations that reject newer values: an amount in another currency must not be shown as dinars, and
 * weekdays never change.
 */
const closedEnumerations = [currencies, weekdays].map(String);

const responseEnumerations = [...responses].flatMap(([name, schema]) =>
  enumerationsIn(schema)
    .filter(({ options }) => !closedEnumerations.includes(String(options)))
    .map((enumeration) => ({ name: `${name} ${enumeration.path.join(".")}`, schema, ...enumeration })),
);

test("the contract's responses have more than 200 enumerations", () => {
  expect(responseEnumerations.length).toBeGreaterThan(200);
});

test("reads a response with a newer value of any enumeration", () => {
  const rejected = responseEnumerations.filter(
    ({ schema, path, name }) => !v.is(schema, withValue(sampleOf(schema, name), path, NEWER)),
  );
  expect(rejected.map(({ name }) => name)).toEqual([]);
});

test("newer values of enumerations never reach the caller", () => {
  const passedThrough = responseEnumerations.filter(({ schema, path, name }) =>
    JSON.stringify(v.parse(schema, withValue(sampleOf(schema, name), path, NEWER))).includes(NEWER),
  );
  expect(passedThrough.map(({ name }) => name)).toEqual([]);
});

test("rejects a request with a newer value of any enumeration", () => {
  const requestEnumerations = [...requests].flatMap(([name, schema]) =>
    enumerationsIn(schema).map((enumeration) => ({
      name: `${name} ${enumeration.path.join(".")}`,
      schema,
      ...enumeration,
    })),
  );
  expect(requestEnumerations.length).toBeGreaterThan(30);
  const accepted = requestEnumerations.filter(({ schema, path, name }) =>
    v.is(schema, withValue(sampleOf(schema, name), path, NEWER)),
  );
  expect(accepted.map(({ name }) => name)).toEqual([]);
});

/** Starts a server that responds with a sample of a schema, changed as a newer server would. */
async function serveNewerResponse(schema: v.GenericSchema, change: (text: string) => string, status = 200) {
  const text = JSON.stringify(sampleOf(schema));
  expect(change(text)).not.toBe(text);
  return serve((_, response) => response.writeHead(status).end(change(text)));
}

test("reads a newer gearbox as unknown and keeps the car's known features", async () => {
  await using server = await serveNewerResponse(car.responses[200], (text) =>
    text
      .replace('"gearbox":"manual"', '"gearbox":"single_speed"')
      .replace('"multimedia":["touchscreen"', '"multimedia":["head_up_display","bluetooth"'),
  );
  const outcome = await createClient(server)(car, { params: { idOrSlug: "clio", language: "fr" } });
  expect(outcome).toMatchObject({
    ok: true,
    data: { car: { gearbox: "unknown", multimedia: ["bluetooth"] } },
  });
});

test("reads a receipt of a newer format as null, because it cannot be recomputed", () => {
  const sample = sampleOf(booking.responses[200], "booking");
  const read = (format: unknown) =>
    v.safeParse(booking.responses[200], withValue(sample, ["receipt", "format"], format));
  expect(read(2).output).toMatchObject({ receipt: { format: 2 } });
  expect(read(3).output).toMatchObject({ receipt: null });
  expect([0, -1, 2.5, "2", null].map((format) => read(format).success)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("keeps the counts of known filter choices if a search result has a newer choice", async () => {
  await using server = await serveNewerResponse(frontendCars.responses[200], (text) =>
    text.replace(/"gearbox":\{[^}]*\}/, '"gearbox":{"single_speed":3,"manual":2}'),
  );
  const outcome = await createClient(server)(frontendCars, {
    params: { page: 1, size: 10 },
    body: { from: "2026-12-01T09:00:00Z", to: "2026-12-02T09:00:00Z", language: "fr" },
  });
  expect(outcome.ok && outcome.data.facets.gearbox).toEqual({ manual: 2 });
});

test.each(["car_taken", NEWER])(
  "reads a refusal code that the endpoint does not declare, %s, as unknown",
  async (code) => {
    await using server = await serve((_, response) =>
      response.writeHead(409).end(JSON.stringify({ code, message: "Not now." })),
    );
    const outcome = await createClient(server)(deleteBookings, { body: { bookings: [{ id: "b1" }] } });
    expect(outcome).toEqual({ ok: false, status: 409, refusal: { code: "unknown", message: "Not now." } });
  },
);

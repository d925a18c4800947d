import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { aBooking } from "@sayara/domain/testing/aBooking";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { Arrival } from "./Arrival.ts";
import { arrivesAt } from "./arrivesAt.ts";
import { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";
import { keptUntil } from "./keptUntil.ts";

const zone = "Africa/Tunis";
const problemsOf = (schema: v.GenericSchema, input: unknown) => {
  const { issues } = v.safeParse(schema, input);
  return issues === undefined ? {} : refusalFields(issues);
};

test("[AV1] a flight number or ferry name is any line of 1 to 40 characters; its time of day is optional", () => {
  const numberOf = (number: string) => v.parse(Arrival, { number, time: null }).number;
  expect(numberOf(" tu\u00A0216\u200B")).toBe("tu 216");
  expect(["AF1284", "Carthage", "C/F Tanit · CTN", "TU 216 / TU 217"].map(numberOf)).toEqual([
    "AF1284",
    "Carthage",
    "C/F Tanit · CTN",
    "TU 216 / TU 217",
  ]);
  expect(problemsOf(Arrival, { number: "x".repeat(40), time: "00:00" })).toEqual({});
  expect(problemsOf(Arrival, { number: "x".repeat(41), time: "24:00" })).toEqual({
    number: "too_long?max=40",
    time: "time_invalid",
  });
  expect(problemsOf(Arrival, { number: " \u200B", time: "9:30" })).toEqual({
    number: "required",
    time: "time_invalid",
  });
  expect(problemsOf(Arrival, { number: "<b>", time: "23:59" })).toEqual({ number: "text_invalid" });
});

test("[AV2] an arrival is on the date that brings its time of day nearest to the pick-up", () => {
  const at = (time: string, pickup: string) => arrivesAt(time, new Date(pickup), zone).toISOString();
  expect(at("09:15", "2026-12-01T09:00:00Z")).toBe("2026-12-01T08:15:00.000Z");
  expect(at("23:50", "2026-11-30T23:30:00Z")).toBe("2026-11-30T22:50:00.000Z");
  expect(at("00:20", "2026-12-01T22:30:00Z")).toBe("2026-12-01T23:20:00.000Z");
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 1439 }),
      (pickup, minutes) => {
        const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const distance = Math.abs(arrivesAt(time, pickup, zone).getTime() - pickup.getTime());
        expect(distance).toBeLessThanOrEqual(12 * 3_600_000);
      },
    ),
    { seed: propertySeed("arrivesAt") },
  );
});

test("[AV3] an agency keeps the car for 1 to 72 hours, and with an arrival at least as long as without", () => {
  expect(problemsOf(KeptHours, { withoutArrival: 1, withArrival: 72 })).toEqual({});
  expect(problemsOf(KeptHours, { withoutArrival: 3, withArrival: 3 })).toEqual({});
  expect(problemsOf(KeptHours, { withoutArrival: 3, withArrival: 2 })).toEqual({
    withArrival: "kept_hours_shorter",
  });
  expect(problemsOf(KeptHours, { withoutArrival: 0, withArrival: 73 })).toEqual({
    withoutArrival: "number_out_of_range?min=1&max=72",
    withArrival: "number_out_of_range?min=1&max=72",
  });
});

test("[AV4] a booking uses the hours as sold, and those with an arrival if it names a flight or ferry", () => {
  const from = "2026-12-01T09:00:00.000Z";
  const arrival = { number: "TU 216", time: null };
  const keptHours = { withoutArrival: 3, withArrival: 30 };
  const until = (changes: object) => keptUntil(aBooking({ from, ...changes })).toISOString();
  expect(until({ keptHours })).toBe("2026-12-01T12:00:00.000Z");
  expect(until({ keptHours, arrival: null })).toBe("2026-12-01T12:00:00.000Z");
  expect(until({ keptHours, arrival })).toBe("2026-12-02T15:00:00.000Z");
  // Responses of earlier versions have no hours.
  expect(until({})).toBe("2026-12-01T11:00:00.000Z");
  expect(situationOf(aBooking({ from, keptHours, arrival })).keptUntil).toEqual(
    new Date("2026-12-02T15:00:00Z"),
  );
});

import { expect, test } from "vitest";
import { aCar } from "@sayara/domain/testing/aCar";
import { settleMove } from "./settleMove.ts";
import { moveOfferEndsAt } from "./moveOfferEndsAt.ts";
import { type ComparedCar, nearestCars } from "./nearestCars.ts";

const hoursAfterCancellation = (count: number) =>
  new Date(Date.parse("2026-12-01T10:00:00Z") + count * 3_600_000);

test("[MV2] a move is offered for 24 hours, or until 2 hours before pick-up if that is sooner", () => {
  const until = (pickup: Date) => moveOfferEndsAt({ cancelledAt: hoursAfterCancellation(0), pickup });
  expect(until(hoursAfterCancellation(72))).toEqual(hoursAfterCancellation(24));
  expect(until(hoursAfterCancellation(26))).toEqual(hoursAfterCancellation(24));
  expect(until(hoursAfterCancellation(25))).toEqual(hoursAfterCancellation(23));
  expect(until(hoursAfterCancellation(2.5))).toEqual(hoursAfterCancellation(0.5));
  expect(until(hoursAfterCancellation(2))).toBeNull();
  expect(until(hoursAfterCancellation(-1))).toBeNull();
});

const cancelled = { car: aComparedCar("wanted", { supplier: { id: "the cancelling agency" } }), total: 300 };
function aComparedCar(id: string, changes: Partial<ComparedCar> = {}): ComparedCar {
  return {
    ...aCar(),
    supplier: { id: "another agency" },
    range: "mini",
    gearbox: "manual",
    seats: 5,
    id,
    ...changes,
  };
}
const nearestIds = (...candidates: { car: ComparedCar; total: number }[]) =>
  nearestCars(cancelled, candidates).map(({ car }) => car.id);

test("[MV1] returns the three nearest cars by distance, cars at no higher cost first", () => {
  const cars = [
    { car: aComparedCar("60 dearer"), total: 360 },
    { car: aComparedCar("same"), total: 300 },
    { car: aComparedCar("90 cheaper", { range: "midi" }), total: 210 },
    { car: aComparedCar("1 dearer"), total: 301 },
  ];
  expect(nearestIds(...cars)).toEqual(["same", "90 cheaper", "1 dearer"]);
  expect(nearestIds({ car: aComparedCar("30 cheaper"), total: 270 }, ...cars)).toEqual([
    "same",
    "30 cheaper",
    "90 cheaper",
  ]);
});

test("[MV1] puts other agencies' cars first, both among cars at no higher cost and among more expensive ones", () => {
  const cancellingAgency = cancelled.car.supplier;
  const ofSameAgency = (id: string, total: number) => ({
    car: aComparedCar(id, { supplier: cancellingAgency }),
    total,
  });
  const cars = [
    ofSameAgency("own same", 300),
    ofSameAgency("own dearer", 310),
    { car: aComparedCar("other cheaper"), total: 250 },
    { car: aComparedCar("other dearer"), total: 340 },
  ];
  expect(nearestIds(...cars)).toEqual(["other cheaper", "own same", "other dearer"]);
  expect(nearestIds(...cars.slice(1))).toEqual(["other cheaper", "other dearer", "own dearer"]);
});

test("[MV1] another range counts as 30, another gearbox as 20 and a missing seat as 10 percent of the total", () => {
  const withDifference = (id: string, changes: Partial<ComparedCar>) => ({
    car: aComparedCar(id, changes),
    total: 301,
  });
  const listingAt = (total: number) => ({ car: aComparedCar(`${total}`), total });
  expect(nearestIds(withDifference("midi", { range: "midi" }), listingAt(392), listingAt(390))).toEqual([
    "390",
    "midi",
    "392",
  ]);
  expect(
    nearestIds(withDifference("automatic", { gearbox: "automatic" }), listingAt(362), listingAt(360)),
  ).toEqual(["360", "automatic", "362"]);
  expect(nearestIds(withDifference("four seats", { seats: 4 }), listingAt(332), listingAt(330))).toEqual([
    "330",
    "four seats",
    "332",
  ]);
  expect(nearestIds(withDifference("seven seats", { seats: 7 }), listingAt(302))).toEqual([
    "seven seats",
    "302",
  ]);
});

test("[MV1] orders equal distances by lower total, then by smaller id", () => {
  const cars = [
    { car: aComparedCar("b"), total: 310 },
    { car: aComparedCar("a"), total: 310 },
    { car: aComparedCar("c"), total: 290 },
  ];
  expect(nearestIds(...cars)).toEqual(["c", "a", "b"]);
  expect(nearestIds(...cars.toReversed())).toEqual(["c", "a", "b"]);
});

test("[MV1] never replaces a car with a scooter or a scooter with a car", () => {
  const scooter = { car: aComparedCar("scooter", { range: "scooter" }), total: 300 };
  const car = { car: aComparedCar("car", { range: "midi" }), total: 500 };
  expect(nearestIds(scooter, car)).toEqual(["car"]);
  expect(nearestCars(scooter, [car, scooter]).map((candidate) => candidate.car.id)).toEqual(["scooter"]);
});

test("[MV1] finds the nearest cars even for a rental with a total of 0", () => {
  const freeListing = { car: aComparedCar("free"), total: 0 };
  const cars = [
    { car: aComparedCar("3"), total: 3 },
    { car: aComparedCar("2"), total: 2 },
  ];
  expect(nearestCars(freeListing, cars).map(({ car }) => car.id)).toEqual(["2", "3"]);
});

const byCard = { amount: 300, gateway: "sandbox", state: "requested", reason: "cancelled" } as const;
const atDesk = { ...byCard, amount: 100, gateway: null };

test("[MV4] carries over card payments; the difference to a more expensive car is due", () => {
  expect(settleMove({ refunds: [byCard], total: 300, isSameAgency: false, isConfirmed: false })).toEqual({
    carried: 300,
    leftAtDesk: 0,
    refund: 0,
    due: 0,
    status: "paid",
  });
  expect(
    settleMove({ refunds: [byCard], total: 340.5, isSameAgency: false, isConfirmed: false }),
  ).toMatchObject({
    carried: 300,
    due: 40.5,
    refund: 0,
    status: "deposit",
  });
});

test("[MV4] refunds the difference to a cheaper car", () => {
  expect(
    settleMove({ refunds: [byCard], total: 259.9, isSameAgency: true, isConfirmed: false }),
  ).toMatchObject({
    carried: 300,
    refund: 40.1,
    due: 0,
    status: "paid",
  });
});

test("[MV4] carries over money paid at the desk only to a car of the same agency", () => {
  const refunds = [byCard, atDesk];
  expect(settleMove({ refunds, total: 400, isSameAgency: true, isConfirmed: false })).toMatchObject({
    carried: 400,
    leftAtDesk: 0,
    status: "paid",
  });
  expect(settleMove({ refunds, total: 400, isSameAgency: false, isConfirmed: false })).toMatchObject({
    carried: 300,
    leftAtDesk: 100,
    due: 100,
    status: "deposit",
  });
});

test("[MV4] carries over only refunds of the cancellation that are not yet returned", () => {
  const refunds = [
    { ...byCard, state: "succeeded" },
    { ...byCard, state: "failed" },
    { ...byCard, reason: "late_payment" },
  ] as const;
  expect(settleMove({ refunds, total: 200, isSameAgency: true, isConfirmed: false })).toEqual({
    carried: 0,
    leftAtDesk: 0,
    refund: 0,
    due: 200,
    status: "pending",
  });
});

test("[MV4] without payments, the new booking is reserved if the old one was confirmed, otherwise a request", () => {
  const statusOf = (isConfirmed: boolean, refunds: (typeof atDesk)[] = []) =>
    settleMove({ refunds, total: 100, isSameAgency: false, isConfirmed }).status;
  expect(settleMove({ refunds: [], total: 0, isSameAgency: true, isConfirmed: false }).status).toBe(
    "pending",
  );
  expect([statusOf(false), statusOf(true)]).toEqual(["pending", "reserved"]);
  expect([statusOf(false, [atDesk]), statusOf(true, [atDesk])]).toEqual(["pending", "reserved"]);
  const settlement = settleMove({ refunds: [byCard], total: 300, isSameAgency: false, isConfirmed: true });
  expect(settlement.status).toBe("paid");
});

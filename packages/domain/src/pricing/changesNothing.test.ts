import { expect, test } from "vitest";
import { rentalOptions } from "./RentalOption.ts";
import { aCar } from "../testing/aCar.ts";
import { changesNothing } from "./changesNothing.ts";

const offered = (car: ReturnType<typeof aCar>) =>
  rentalOptions.filter((option) => changesNothing(car, option));
const sold = { theftProtection: 8, collisionDamageWaiver: 9, fullInsurance: 20 };

test("[PL2] with full insurance included the two other covers change nothing", () => {
  expect(offered(aCar({ ...sold, fullInsurance: 0 }))).toEqual(["theftProtection", "collisionDamageWaiver"]);
});

test("[PL2] a cover counts where full insurance is sold or not offered, and where it is included itself", () => {
  expect(offered(aCar(sold))).toEqual([]);
  expect(offered(aCar({ ...sold, fullInsurance: -1 }))).toEqual([]);
  const included = { theftProtection: 0, collisionDamageWaiver: 0, fullInsurance: 0 };
  expect(offered(aCar(included))).toEqual([]);
});

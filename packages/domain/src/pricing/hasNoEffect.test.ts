import { expect, test } from "vitest";
import { rentalOptions } from "./RentalOption.ts";
import { aCar } from "../testing/aCar.ts";
import { hasNoEffect } from "./hasNoEffect.ts";

const offered = (car: ReturnType<typeof aCar>) => rentalOptions.filter((option) => hasNoEffect(car, option));
const sold = { theftProtection: 8, collisionDamageWaiver: 9, fullInsurance: 20 };

test("[PL2] the two other covers change nothing if full insurance is included", () => {
  expect(offered(aCar({ ...sold, fullInsurance: 0 }))).toEqual(["theftProtection", "collisionDamageWaiver"]);
});

test("[PL2] a cover has an effect if full insurance is sold or not offered, or if the cover itself is included", () => {
  expect(offered(aCar(sold))).toEqual([]);
  expect(offered(aCar({ ...sold, fullInsurance: -1 }))).toEqual([]);
  const included = { theftProtection: 0, collisionDamageWaiver: 0, fullInsurance: 0 };
  expect(offered(aCar(included))).toEqual([]);
});

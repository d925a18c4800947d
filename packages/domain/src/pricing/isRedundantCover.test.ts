import { expect, test } from "vitest";
import { rentalOptions } from "./RentalOption.ts";
import { aCar } from "../testing/aCar.ts";
import { isRedundantCover } from "./isRedundantCover.ts";

const redundantCovers = (car: ReturnType<typeof aCar>) =>
  rentalOptions.filter((option) => isRedundantCover(car, option));
const soldPrices = { theftProtection: 8, collisionDamageWaiver: 9, fullInsurance: 20 };

test("[PL2] the two other covers have no effect if full insurance is included", () => {
  expect(redundantCovers(aCar({ ...soldPrices, fullInsurance: 0 }))).toEqual([
    "theftProtection",
    "collisionDamageWaiver",
  ]);
});

test("[PL2] a cover is not redundant if full insurance is sold or not offered, or if the cover itself is included", () => {
  expect(redundantCovers(aCar(soldPrices))).toEqual([]);
  expect(redundantCovers(aCar({ ...soldPrices, fullInsurance: -1 }))).toEqual([]);
  const included = { theftProtection: 0, collisionDamageWaiver: 0, fullInsurance: 0 };
  expect(redundantCovers(aCar(included))).toEqual([]);
});

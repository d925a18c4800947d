import { expect, test } from "vitest";
import { checklistOf, isChecklistComplete, type JoiningFacts } from "./checklist.ts";

const ready: JoiningFacts = {
  hasConfirmedAddress: true,
  hasPhone: true,
  missingDocuments: [],
  cars: 1,
  placedCars: 1,
  pricedCars: 1,
  hasOpeningHours: true,
  isAccepted: false,
};
const gapsOf = (changes: Partial<JoiningFacts>) => {
  const facts = { ...ready, ...changes };
  return [checklistOf(facts).flatMap(({ gaps }) => gaps), isChecklistComplete(facts)];
};

test("[JN3] an agency may request its acceptance once nothing else is missing", () => {
  expect(gapsOf({})).toEqual([["acceptance_missing"], true]);
  expect(gapsOf({ isAccepted: true })).toEqual([[], true]);
  expect(gapsOf({ hasConfirmedAddress: false })).toEqual([
    ["address_unconfirmed", "acceptance_missing"],
    false,
  ]);
  expect(gapsOf({ missingDocuments: ["rc"] })).toEqual([["document_missing", "acceptance_missing"], false]);
  expect(gapsOf({ placedCars: 0 })).toEqual([["place_missing", "acceptance_missing"], false]);
  expect(gapsOf({ cars: 0, placedCars: 0, pricedCars: 0 })).toEqual([
    ["car_missing", "price_missing", "acceptance_missing"],
    false,
  ]);
  expect(gapsOf({ hasOpeningHours: false, hasPhone: false })).toEqual([
    ["phone_missing", "hours_missing", "acceptance_missing"],
    false,
  ]);
});

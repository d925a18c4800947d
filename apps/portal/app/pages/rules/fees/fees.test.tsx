// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openRules, fakeRulesApi } from "#portal/testing/openRules.ts";
import { someRules } from "../someRules.ts";

const { rules, places } = someRules;
const section = async () => within(await screen.findByRole("form", { name: "Fees" }));
const pair = async (number: number) =>
  within(await screen.findByRole("group", { name: `Drop-off at another place ${number}` }));
const allServed = {
  fleetPlaces: () => ({ ok: true as const, data: places.map((one) => ({ ...one, isServed: true })) }),
};

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[FE1] prices and pairs are saved, a cleared price removes the fee, and a removed pair is deleted", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi(), ...allServed });
  const airport = (await section()).getByLabelText("At an airport");
  expect(airport).toHaveProperty("value", "15");
  await user.clear(airport);
  const hours = (await section()).getByLabelText("Outside opening hours");
  await user.clear(hours);
  await user.type(hours, "22,5");
  await user.click((await section()).getByRole("button", { name: "Remove the drop-off at another place 1" }));
  await user.click((await section()).getByRole("button", { name: "Add two places" }));
  await user.selectOptions((await pair(1)).getByLabelText("Pick-up"), "Sousse");
  await user.selectOptions((await pair(1)).getByLabelText("Drop-off"), "Tunis");
  await user.type((await pair(1)).getByLabelText("Price"), "60");
  await user.type((await section()).getByLabelText("At most per rental"), "80");
  await user.type((await section()).getByLabelText("Extra kilometre"), "0,35");
  await save("Fees");
  const youngDriver = { ...rules.fees.youngDriver, maximum: 80 };
  const { delivery, collection } = rules.fees;
  const usage = { extraKilometre: 0.35, missingFuel: null };
  const oneWay = [{ pickup: "place-2", dropOff: "place-1", price: 60 }];
  await expect
    .poll(() => saved())
    .toEqual([
      {
        version: rules.version,
        fees: { oneWay, airport: null, outsideHours: 22.5, youngDriver, usage, delivery, collection },
      },
    ]);
});

test("[FE1] a price of 0, a missing place and a pair with equal places are rejected beside their fields", async () => {
  const { user, saved, save } = openRules(allServed);
  const airport = (await section()).getByLabelText("At an airport");
  await user.clear(airport);
  await user.type(airport, "0");
  await user.selectOptions((await pair(1)).getByLabelText("Drop-off"), "Tunis");
  await user.click((await section()).getByRole("button", { name: "Add two places" }));
  await save("Fees");
  await expect.poll(() => airport.getAttribute("aria-invalid")).toBe("true");
  const isInvalid = async (number: number, label: string) =>
    (await pair(number)).getByLabelText(label).getAttribute("aria-invalid");
  await expect.poll(() => isInvalid(1, "Drop-off")).toBe("true");
  await expect.poll(() => isInvalid(2, "Pick-up")).toBe("true");
  await expect.poll(() => isInvalid(2, "Price")).toBe("true");
  expect(saved()).toEqual([]);
});

const delivery = async (number: number) =>
  within(await screen.findByRole("group", { name: `Delivery ${number}` }));

test("[FE10] deliveries are saved by place with price and lead time; 0 is free; errors appear beside their fields", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi(), ...allServed });
  expect((await delivery(1)).getByLabelText("Pick-up place")).toHaveProperty("value", "place-1");
  const price = (await delivery(1)).getByLabelText("Price per delivery");
  await user.clear(price);
  await user.type(price, "0");
  await user.click((await section()).getByRole("button", { name: "Add a delivery" }));
  await user.selectOptions((await delivery(2)).getByLabelText("Pick-up place"), "Sousse");
  const hours = (await delivery(2)).getByLabelText("Booked at least");
  await user.clear(hours);
  await user.type(hours, "721");
  await save("Fees");
  await expect.poll(() => hours.getAttribute("aria-invalid")).toBe("true");
  expect((await delivery(2)).getByLabelText("Price per delivery").getAttribute("aria-invalid")).toBe("true");
  expect(saved()).toEqual([]);
  await user.clear(hours);
  await user.type(hours, "6");
  await user.type((await delivery(2)).getByLabelText("Price per delivery"), "12,5");
  await save("Fees");
  await expect
    .poll(() => saved())
    .toMatchObject([
      {
        fees: {
          delivery: [
            { place: "place-1", price: 0, leadTimeHours: 24 },
            { place: "place-2", price: 12.5, leadTimeHours: 6 },
          ],
        },
      },
    ]);
  await user.click((await section()).getByRole("button", { name: "Remove delivery 1" }));
  await save("Fees");
  await expect.poll(() => saved()[1]).toMatchObject({ fees: { delivery: [{ place: "place-2" }] } });
});

test("[AR5] [FE1] saving fees that someone else has changed is refused, and the input is kept", async () => {
  const { user, save } = openRules({ saveSupplierRules: () => refuse(409, "stale_version") });
  const airport = (await section()).getByLabelText("At an airport");
  await user.clear(airport);
  await user.type(airport, "40");
  await save("Fees");
  await (await section()).findByRole("button", { name: "Keep what I typed" });
  expect(airport).toHaveProperty("value", "40");
});

const collection = async (number: number) =>
  within(await screen.findByRole("group", { name: `Collection ${number}` }));

test("[FE14] collections are saved by drop-off place next to the deliveries, with errors beside their fields", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi(), ...allServed });
  await user.click((await section()).getByRole("button", { name: "Add a collection" }));
  await user.selectOptions((await collection(2)).getByLabelText("Drop-off place"), "Sousse");
  const price = (await collection(2)).getByLabelText("Price per collection");
  await user.type(price, "-1");
  await save("Fees");
  await expect.poll(() => price.getAttribute("aria-invalid")).toBe("true");
  await user.clear(price);
  await user.type(price, "25");
  await save("Fees");
  await expect
    .poll(() => saved())
    .toMatchObject([
      {
        fees: {
          delivery: [{ place: "place-1", price: 30 }],
          collection: [
            { place: "place-1", price: 20, leadTimeHours: 0 },
            { place: "place-2", price: 25, leadTimeHours: 0 },
          ],
        },
      },
    ]);
});

import { expect, test } from "vitest";
import { checkoutAddress, parseRental } from "./Rental.ts";

const rental = {
  car: "fiat-panda-12",
  pickup: "tunis",
  dropoff: "djerba",
  from: "2026-12-01T10:00",
  to: "2026-12-04T10:00",
};

test("the rental is read back from the checkout URL", () => {
  const address = checkoutAddress(rental);
  expect(address).toBe(
    "/checkout?car=fiat-panda-12&pickup=tunis&dropoff=djerba&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
  expect(parseRental(new URL(address, "http://site.test").searchParams)).toEqual(rental);
});

test("without a drop-off place, the car returns to the pick-up place", () => {
  const parameters = new URLSearchParams({ ...rental, dropoff: "" });
  expect(parseRental(parameters)).toEqual({ ...rental, dropoff: "tunis" });
});

test.each([
  ["car", "../admin"],
  ["pickup", ""],
  ["from", "2026-02-30T10:00"],
  ["to", "soon"],
])("a URL with %s set to %j contains no rental", (name, value) => {
  expect(parseRental(new URLSearchParams({ ...rental, [name]: value }))).toBeNull();
});

import { expect, test } from "vitest";
import { checkoutAddress, parseRental } from "./Rental.ts";

const rental = {
  car: "fiat-panda-12",
  pickup: "tunis",
  dropoff: "djerba",
  from: "2026-12-01T10:00",
  to: "2026-12-04T10:00",
};

test("reads the rental back from the checkout URL", () => {
  const address = checkoutAddress(rental);
  expect(address).toBe(
    "/checkout?car=fiat-panda-12&pickup=tunis&dropoff=djerba&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
  expect(parseRental(new URL(address, "http://site.test").searchParams)).toEqual(rental);
});

test("uses the pick-up place if no drop-off place is given", () => {
  const parameters = new URLSearchParams({ ...rental, dropoff: "" });
  expect(parseRental(parameters)).toEqual({ ...rental, dropoff: "tunis" });
});

test.each([
  ["car", "../admin"],
  ["pickup", ""],
  ["from", "2026-02-30T10:00"],
  ["to", "soon"],
])("returns null for a URL whose %s is %j", (name, value) => {
  expect(parseRental(new URLSearchParams({ ...rental, [name]: value }))).toBeNull();
});

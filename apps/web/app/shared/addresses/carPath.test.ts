import { parseSearch } from "@sayara/domain/search/parseSearch";
import { expect, test } from "vitest";
import { carPath } from "./carPath.ts";

test("a car's URL without places and dates is short", () => {
  expect(carPath({ car: "kia-picanto-7" })).toBe("/car/kia-picanto-7");
  expect(carPath({ car: "kia-picanto-7", place: null, from: null, to: "2026-12-04T10:00" })).toBe(
    "/car/kia-picanto-7",
  );
});

test("`parseSearch` reads back the parameters of a car's URL", () => {
  const rental = { place: "djerba", dropOff: "zarzis", from: "2026-12-01T10:00", to: "2026-12-04T10:00" };
  const address = carPath({ car: "kia-picanto-7", ...rental });
  expect(address).toBe(
    "/car/kia-picanto-7?place=djerba&from=2026-12-01T10:00&to=2026-12-04T10:00&dropOff=zarzis",
  );
  expect(parseSearch(new URL(address, "http://web.test").searchParams)).toMatchObject(rental);
  expect(carPath({ car: "kia-picanto-7", ...rental, dropOff: "djerba" })).not.toContain("dropOff");
});

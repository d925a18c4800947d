import { expect, test } from "vitest";
import { submittedAddress } from "./submittedAddress.ts";

const paramsOf = (query: string) => submittedAddress(new URL(`/search?${query}`, "http://site.test")).search;

test("drops the drop-off place of a form whose checkbox is not ticked", () => {
  expect(paramsOf("place=tunis&dropOff=sousse&elsewhere=0")).toBe("?place=tunis&elsewhere=0");
});

test("keeps the drop-off place of a form with the ticked checkbox, and of a URL that comes from no form", () => {
  const checked = "?place=tunis&dropOff=sousse&elsewhere=0&elsewhere=1";
  expect(paramsOf(checked.slice(1))).toBe(checked);
  expect(paramsOf("dropOff=sousse")).toBe("?dropOff=sousse");
});

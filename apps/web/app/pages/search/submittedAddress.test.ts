import { expect, test } from "vitest";
import { submittedAddress } from "./submittedAddress.ts";

const paramsOf = (query: string) => submittedAddress(new URL(`/search?${query}`, "http://site.test")).search;

test("a form without the ticked checkbox has no drop-off place", () => {
  expect(paramsOf("place=tunis&dropOff=sousse&fromTime=10:00")).toBe("?place=tunis&fromTime=10%3A00");
});

test("a form with the ticked checkbox, and an address from elsewhere, keep it", () => {
  const ticked = "?place=tunis&dropOff=sousse&fromTime=10:00&elsewhere=1";
  expect(paramsOf(ticked.slice(1))).toBe(ticked);
  expect(paramsOf("dropOff=sousse")).toBe("?dropOff=sousse");
});

import { expect, test } from "vitest";
import { submittedAddress } from "./submittedAddress.ts";

const paramsOf = (query: string) => submittedAddress(new URL(`/search?${query}`, "http://site.test")).search;

test("a form without the ticked checkbox has no drop-off place", () => {
  expect(paramsOf("place=tunis&dropOff=sousse&elsewhere=0")).toBe("?place=tunis&elsewhere=0");
});

test("a form with the ticked checkbox, and an address from elsewhere, keep it", () => {
  const ticked = "?place=tunis&dropOff=sousse&elsewhere=0&elsewhere=1";
  expect(paramsOf(ticked.slice(1))).toBe(ticked);
  expect(paramsOf("dropOff=sousse")).toBe("?dropOff=sousse");
});

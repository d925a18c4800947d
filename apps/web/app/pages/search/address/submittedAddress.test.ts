import { expect, test } from "vitest";
import { submittedAddress } from "./submittedAddress.ts";

const paramsOf = (query: string) => submittedAddress(new URL(`/search?${query}`, "http://site.test")).search;

test("the drop-off place of a form is dropped if its checkbox is not ticked", () => {
  expect(paramsOf("place=tunis&dropOff=sousse&elsewhere=0")).toBe("?place=tunis&elsewhere=0");
});

test("the drop-off place stays in the URL of a form with a ticked checkbox, and in a URL without a form", () => {
  const checked = "?place=tunis&dropOff=sousse&elsewhere=0&elsewhere=1";
  expect(paramsOf(checked.slice(1))).toBe(checked);
  expect(paramsOf("dropOff=sousse")).toBe("?dropOff=sousse");
});

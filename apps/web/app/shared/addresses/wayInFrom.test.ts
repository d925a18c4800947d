import { expect, test } from "vitest";
import { wayInFrom } from "./wayInFrom.ts";

test("one comes back to the page one left, with its search", () => {
  expect(wayInFrom({ pathname: "/search/tunis", search: "?sort=total" })).toBe(
    "/sign-in?from=%2Fsearch%2Ftunis%3Fsort%3Dtotal",
  );
});

test("the home page needs no mention", () => {
  expect(wayInFrom({ pathname: "/", search: "" })).toBe("/sign-in");
});

test.each(["/activate", "/reset-password", "/sign-up"])("the address of %s is left behind", (pathname) => {
  expect(wayInFrom({ pathname, search: "?t=secret" })).toBe("/sign-in");
});

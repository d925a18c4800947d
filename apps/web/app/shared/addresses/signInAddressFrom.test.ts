import { expect, test } from "vitest";
import { signInAddressFrom } from "./signInAddressFrom.ts";

test("returns to the current page with its query", () => {
  expect(signInAddressFrom({ pathname: "/search/tunis", search: "?sort=total" })).toBe(
    "/sign-in?from=%2Fsearch%2Ftunis%3Fsort%3Dtotal",
  );
});

test("has no `from` on the home page", () => {
  expect(signInAddressFrom({ pathname: "/", search: "" })).toBe("/sign-in");
});

test.each(["/activate", "/reset-password", "/sign-up"])("has no `from` on %s", (pathname) => {
  expect(signInAddressFrom({ pathname, search: "?t=secret" })).toBe("/sign-in");
});

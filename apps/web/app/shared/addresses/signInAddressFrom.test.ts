import { expect, test } from "vitest";
import { signInAddressFrom } from "./signInAddressFrom.ts";

test("the sign-in URL contains the current page with its query", () => {
  expect(signInAddressFrom({ pathname: "/search/tunis", search: "?sort=total" })).toBe(
    "/sign-in?from=%2Fsearch%2Ftunis%3Fsort%3Dtotal",
  );
});

test("on the home page the sign-in URL has no `from`", () => {
  expect(signInAddressFrom({ pathname: "/", search: "" })).toBe("/sign-in");
});

test.each(["/activate", "/reset-password", "/sign-up"])("on %s the sign-in URL has no `from`", (pathname) => {
  expect(signInAddressFrom({ pathname, search: "?t=secret" })).toBe("/sign-in");
});

import { expect, test } from "vitest";
import { siteProblems } from "./siteProblems.ts";

test.each([
  {},
  { WEB_URL: "https://sayara.tn" },
  { WEB_URL: "https://sayara.tn/", PUBLIC_API_URL: "https://api.sayara.tn:8443" },
])("%j has no problem", (given) => {
  expect(siteProblems(given)).toEqual([]);
});

test("reports a path, a query and a second site with the name of the variable", () => {
  const given = { WEB_URL: "https://sayara.tn/cars", PUBLIC_API_URL: "https://api.other.tn/?v=1" };
  expect(siteProblems(given).map(({ variable, message }) => `${variable} ${message}`)).toEqual([
    expect.stringMatching(/^WEB_URL must end with its host/),
    expect.stringMatching(/^PUBLIC_API_URL must end with its host/),
    expect.stringMatching(/^WEB_URL and PUBLIC_API_URL must be on one site/),
  ]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mainPages } from "./mainPages.ts";

const routes = readFileSync(new URL("../app/routes.ts", import.meta.url), "utf8");

/** First segment of an address or of a route's path. */
const firstSegment = (path: string) => path.replace(/^\//, "").split(/[/?]/)[0];

test("every page of the website's routes has a picture", () => {
  const pages = [...routes.matchAll(/route\("([^"*]+)", "pages\//g)].map(([, path = ""]) =>
    firstSegment(path),
  );
  const pictured = mainPages.flatMap(({ name, path, follow = [] }) =>
    [typeof path === "string" ? path : name, ...follow].map(firstSegment),
  );
  expect(pages).toContain("search");
  expect(pages.filter((page) => !pictured.includes(page))).toEqual([]);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { frenchPaths, privatePaths, publicPaths } from "./publicPaths.ts";

/** Forms of an account, which are not indexed but may be read, and pages that the sitemap lists by their slugs. */
const others = [
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/search/:",
  "/car/:",
  "/*",
  "/sitemap.xml",
  "/sitemaps/:",
  "/robots.txt",
];

test("each page with a fixed address is in the sitemap, or excluded from search engines", async () => {
  const routes = await readFile(new URL("../routes.ts", import.meta.url), "utf8");
  const paths = [...routes.matchAll(/\broute\("([^"]+)"/g)].map(([, path]) => `/${path}`);
  const known = [...publicPaths, ...frenchPaths, ...privatePaths];
  const unknown = paths.filter(
    (path) => !known.includes(path) && !others.some((start) => path.startsWith(start)),
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(unknown.filter((path) => !privatePaths.some((start) => path.startsWith(start)))).toEqual([]);
});

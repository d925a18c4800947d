// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { clientLoaderArgs, openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { privatePaths, publicPaths } from "./crawlers/publicPaths.ts";
import { pages } from "./pages.ts";

test("each page has its own route module", () => {
  const files = pages.map(({ module }) => join(import.meta.dirname, `pages/${module}.route.tsx`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test("each page with a fixed URL is either listed once for crawlers or barred from them", () => {
  expect(publicPaths).toEqual([
    "/",
    "/search",
    "/locations",
    "/suppliers",
    "/location-voiture-pas-cher-a-tunis",
    "/location-voiture-tunisie-prix-dinars",
    "/contact",
    "/about",
    "/tos",
    "/privacy",
  ]);
  expect(privatePaths).toEqual(expect.arrayContaining(["/checkout", "/booking", "/settings", "/review"]));
  expect(privatePaths.some((path) => publicPaths.includes(path))).toBe(false);
});

test("every page with a publicly cached document has a budget and needs no session", () => {
  const cached = pages.filter(({ cachedBy }) => cachedBy !== undefined);
  expect(cached.filter(({ budget, isForUsers }) => budget === undefined || isForUsers)).toEqual([]);
});

interface PrivateRoute {
  clientLoader?: (args: ReturnType<typeof clientLoaderArgs>) => Promise<unknown>;
}

const routes = import.meta.glob<PrivateRoute>("./pages/*/*.route.tsx");

test.each(pages.filter(({ isForUsers }) => isForUsers))(
  "$path redirects a visitor without a session to sign-in",
  async ({ path, module }) => {
    clearStoredUser();
    const route = await routes[`./pages/${module}.route.tsx`]?.();
    const visit = clientLoaderArgs(path, openUnreachableApi);
    const answer = await route?.clientLoader?.(visit).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("Location")).toBe(`/sign-in?from=${encodeURIComponent(path)}`);
  },
);

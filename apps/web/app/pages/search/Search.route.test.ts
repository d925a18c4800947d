// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { aBrowserVisit, openNoApi } from "#web/testing/aBrowserVisit.ts";
import { aSearchResult } from "#web/testing/aSearchResult.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { useToasts } from "#web/toasts/useToasts.ts";
import { clientLoader, shouldRevalidate } from "./Search.route.tsx";

const shownToasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${String(text)}`);

beforeEach(() => useToasts.setState({ toasts: [] }));

async function visit(...[path, ...rest]: Parameters<typeof aBrowserVisit>) {
  const { outcome } = await clientLoader(aBrowserVisit(path, ...rest));
  return outcome;
}

test("a search that fails in the browser also shows a toast", async () => {
  expect(await visit("/search/tunis", openNoApi)).toMatchObject({ state: "failed" });
  expect(shownToasts()).toEqual(["error: An unhandled error occurred."]);
});

test("refused dates also show a toast", async () => {
  const { openApi } = fakeApi({ frontendCars: () => refuse(422, "booking_too_long") });
  await visit("/search/tunis", openApi);
  expect(shownToasts()).toEqual([expect.stringContaining("error: A rental can last 6 months at most")]);
});

test("an aborted search, a successful one and an unknown place show no toast", async () => {
  const givenUp = AbortSignal.abort();
  await visit("/search/tunis", openNoApi, givenUp);
  await visit(
    "/search/tunis",
    fakeApi({ frontendCars: () => ({ ok: true, data: aSearchResult() }) }).openApi,
  );
  await visit("/search/atlantis", fakeApi({ frontendCars: () => refuse(404, "not_found") }).openApi);
  expect(shownToasts()).toEqual([]);
});

test("[SE14] a choice for the comparison does not load the listings again, anything else does", () => {
  const at = (path: string) => new URL(path, "http://localhost:3000");
  const reloads = (before: string, after: string) =>
    shouldRevalidate({
      currentUrl: at(before),
      nextUrl: at(after),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(reloads("/search/tunis?page=2", "/search/tunis?page=2&compare=polo")).toBe(false);
  expect(reloads("/search/tunis?compare=polo", "/search/tunis?compare=polo&comparing=1")).toBe(false);
  expect(reloads("/search/tunis?compare=polo", "/search/tunis?compare=polo&page=2")).toBe(true);
  expect(reloads("/search/tunis?compare=polo", "/search/sousse?compare=polo")).toBe(true);
  expect(reloads("/search/tunis", "/search/tunis")).toBe(true);
});

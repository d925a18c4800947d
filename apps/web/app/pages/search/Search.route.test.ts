// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { SKELETON_AFTER } from "@sayara/frontend/request/raceWithTimeout";
import { clientLoaderArgs, openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { clientLoader, loader, shouldRevalidate } from "./Search.route.tsx";

const shownToasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${String(text)}`);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  history.replaceState(null, "", "/");
});

async function visit(...[path, ...args]: Parameters<typeof clientLoaderArgs>) {
  const { outcome } = await clientLoader(clientLoaderArgs(path, ...args));
  return outcome;
}

test("a search that fails in the browser also shows a toast", async () => {
  expect(await visit("/search/tunis", openUnreachableApi)).toMatchObject({ state: "failed" });
  expect(shownToasts()).toEqual(["error: An unhandled error occurred."]);
});

test("refused dates also show a toast", async () => {
  const { openApi } = fakeApi({ frontendCars: () => refuse(422, "booking_too_long") });
  await visit("/search/tunis", openApi);
  expect(shownToasts()).toEqual([expect.stringContaining("error: A rental can last 6 months at most")]);
});

test("an aborted search, a successful one and an unknown place show no toast", async () => {
  const aborted = AbortSignal.abort();
  await visit("/search/tunis", openUnreachableApi, aborted);
  await visit(
    "/search/tunis",
    fakeApi({ frontendCars: () => ({ ok: true, data: aSearchResult() }) }).openApi,
  );
  await visit("/search/atlantis", fakeApi({ frontendCars: () => refuse(404, "not_found") }).openApi);
  expect(shownToasts()).toEqual([]);
});

test.each(["/search/tunis-carthage/no-such-agency", "/search?supplier=no-such-agency"])(
  "%s is a 404, on the server and in the browser",
  async (path) => {
    const { openApi } = fakeApi({
      frontendCars: () => ({ ok: true, data: aSearchResult({ suppliers: [] }) }),
      supplier: () => refuse(404, "not_found"),
    });
    for (const load of [loader, clientLoader])
      await expect(load(clientLoaderArgs(path, openApi))).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test.each([
  ["on the server", loader],
  ["in the browser", clientLoader],
])("%s an agency's retired slug redirects to the current one with all parameters", async (_place, load) => {
  const { agency } = someCarData();
  if (agency === null) throw new Error("the example has an agency");
  const { openApi } = fakeApi({
    frontendCars: () => ({ ok: true, data: aSearchResult({ suppliers: [] }) }),
    supplier: () => ({ ok: true, data: { ...agency, slug: "present" } }),
  });
  const redirectOf = (path: string) =>
    load(clientLoaderArgs(path, openApi)).catch(({ status, headers }: Response) => [
      status,
      headers.get("location"),
    ]);
  expect(await redirectOf("/search/tunis-carthage/retired?fuel=gasoline")).toEqual([
    301,
    "/search/tunis-carthage/present?fuel=gasoline",
  ]);
  expect(await redirectOf("/search?supplier=retired&sort=co2")).toEqual([
    301,
    "/search?supplier=present&sort=co2",
  ]);
});

test("a list that loads quickly is returned with the page, and a slower list or a further page as a promise", async () => {
  const frontendCars = () => ({ ok: true, data: aSearchResult() }) as const;
  const fast = await clientLoader(clientLoaderArgs("/search/tunis", fakeApi({ frontendCars }).openApi));
  expect(fast.outcome).toMatchObject({ state: "found" });

  for (const path of ["/search/tunis", "/search/tunis?page=2"]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = fakeApi({ frontendCars: () => released.then(frontendCars) });
    const { outcome } = await clientLoader(clientLoaderArgs(path, slow.openApi));
    expect(outcome).toBeInstanceOf(Promise);
    release();
    expect(await outcome).toMatchObject({ state: "found" });
  }
});

test("back navigation waits for the list, since it restores the scroll position", async () => {
  // On back navigation the browser already has the URL before the page is loaded.
  history.replaceState(null, "", "/search/tunis?page=2");
  const frontendCars = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2 * SKELETON_AFTER));
    return { ok: true, data: aSearchResult() } as const;
  };
  const outcome = await visit(window.location.href, fakeApi({ frontendCars }).openApi);
  expect(outcome).toMatchObject({ state: "found" });
});

const url = (path: string) => new URL(path, "http://localhost:3000");
const reloads = (before: string, after: string) =>
  shouldRevalidate({
    currentUrl: url(before),
    nextUrl: url(after),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test("[SE14] selecting a car for the comparison does not reload the listings, but any other change does", () => {
  expect(reloads("/search/tunis?page=2", "/search/tunis?page=2&compare=polo")).toBe(false);
  expect(reloads("/search/tunis?compare=polo", "/search/tunis?compare=polo&comparing=1")).toBe(false);
  expect(reloads("/search/tunis?compare=polo", "/search/tunis?compare=polo&page=2")).toBe(true);
  expect(reloads("/search/tunis?compare=polo", "/search/sousse?compare=polo")).toBe(true);
  expect(reloads("/search/tunis", "/search/tunis")).toBe(true);
});

test("if a language is chosen during a navigation, the navigation reloads the listings, whatever else it changes", async () => {
  await visit(
    "/search/tunis",
    fakeApi({ frontendCars: () => ({ ok: true, data: aSearchResult() }) }).openApi,
  );
  expect(reloads("/search/tunis", "/search/tunis?compare=polo")).toBe(false);
  useLanguage.setState({ language: "es" });
  expect(reloads("/search/tunis", "/search/tunis?compare=polo")).toBe(true);
});

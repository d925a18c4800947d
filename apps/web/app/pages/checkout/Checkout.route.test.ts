// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { clientLoaderArgs, openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { clientLoader, shouldRevalidate } from "./Checkout.route.tsx";

const path =
  "/checkout?car=hyundai-i20-tunis&pickup=tunis-carthage&dropoff=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00";
const settings = () => ({ ok: true, data: defaultSettings }) as const;
const shownToasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${String(text)}`);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
});

test.each([
  [
    "a car taken before its checkout",
    () => ({ ok: true, data: aQuoteResponse({ available: false }) }) as const,
  ],
  ["a refusal", () => refuse(422, "pickup_too_soon")],
])("%s shows no toast: the page shows the same message", async (_reason, quote) => {
  await clientLoader(clientLoaderArgs(path, fakeApi({ settings, quote }).openApi));
  expect(shownToasts()).toEqual([]);
});

test("a fault shows a toast", async () => {
  const { checkout } = await clientLoader(clientLoaderArgs(path, openUnreachableApi));
  await expect(checkout).rejects.toThrow("network fault");
  expect(shownToasts()).toEqual(["error: An unhandled error occurred."]);
});

test("a price that loads quickly is returned with the page, and a slower price as a promise", async () => {
  const quote = () => ({ ok: true, data: aQuoteResponse() }) as const;
  const fast = await clientLoader(clientLoaderArgs(path, fakeApi({ settings, quote }).openApi));
  expect(fast.checkout).toMatchObject({ state: "ready" });

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = fakeApi({ settings, quote: () => released.then(quote) });
  const { checkout } = await clientLoader(clientLoaderArgs(path, slow.openApi));
  expect(checkout).toBeInstanceOf(Promise);
  release();
  expect(await checkout).toMatchObject({ state: "ready" });
});

test("choosing a language while an option is being written to the URL reloads the price in that language", async () => {
  const quote = () => ({ ok: true, data: aQuoteResponse() }) as const;
  await clientLoader(clientLoaderArgs(path, fakeApi({ settings, quote }).openApi));
  const reloads = () =>
    shouldRevalidate({
      currentUrl: new URL(path, "http://localhost:3000"),
      nextUrl: new URL(`${path}&options=theftProtection`, "http://localhost:3000"),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(reloads()).toBe(false);
  useLanguage.setState({ language: "es" });
  expect(reloads()).toBe(true);
});

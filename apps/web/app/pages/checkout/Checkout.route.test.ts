// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { aBrowserVisit, openNoApi } from "#web/testing/aBrowserVisit.ts";
import { aQuoteAnswer } from "#web/testing/aQuoteAnswer.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { useToasts } from "#web/toasts/useToasts.ts";
import { clientLoader } from "./Checkout.route.tsx";
import { useAttempt } from "./useAttempt.ts";

const path =
  "/checkout?car=hyundai-i20-tunis&pickup=tunis-carthage&dropoff=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00";
const settings = () => ({ ok: true, status: 200, data: defaultSettings }) as const;
const shownToasts = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${String(text)}`);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useAttempt.setState({ unresolved: null });
});

test("a car taken before its checkout also shows a toast", async () => {
  const quote = () => ({ ok: true, status: 200, data: aQuoteAnswer({ available: false }) }) as const;
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  expect(shownToasts()).toEqual([expect.stringContaining("error: This car has just been taken")]);
});

test("a refusal and a fault also show a toast", async () => {
  const quote = () => refuse(422, "pickup_too_soon");
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  await expect(clientLoader(aBrowserVisit(path, openNoApi)).checkout).rejects.toThrow("network fault");
  expect(shownToasts()).toEqual([
    expect.stringContaining("error: Pick-up is too soon"),
    "error: An unhandled error occurred.",
  ]);
});

test("a free car shows no toast", async () => {
  const quote = () => ({ ok: true, status: 200, data: aQuoteAnswer() }) as const;
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  expect(shownToasts()).toEqual([]);
});

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
const told = () => useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${String(text)}`);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useAttempt.setState({ unresolved: null });
});

test("a car that was taken on the way to its checkout is said in passing too", async () => {
  const quote = () => ({ ok: true, status: 200, data: aQuoteAnswer({ available: false }) }) as const;
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  expect(told()).toEqual([expect.stringContaining("error: This car has just been taken")]);
});

test("so are a refusal and a fault", async () => {
  const quote = () => refuse(422, "pickup_too_soon");
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  await expect(clientLoader(aBrowserVisit(path, openNoApi)).checkout).rejects.toThrow("network fault");
  expect(told()).toEqual([
    expect.stringContaining("error: Pick-up is too soon"),
    "error: An unhandled error occurred.",
  ]);
});

test("a car that is free says nothing", async () => {
  const quote = () => ({ ok: true, status: 200, data: aQuoteAnswer() }) as const;
  await clientLoader(aBrowserVisit(path, fakeApi({ settings, quote }).openApi)).checkout;
  expect(told()).toEqual([]);
});

import { Fault } from "@sayara/api-client/client/Fault";
import { expect, test } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { loadDayPrices } from "./loadDayPrices.ts";

const now = new Date("2026-11-22T12:00:00Z");

test("a place has the lowest price of a rental day with commission; a place without cars has none", async () => {
  const { openApi } = fakeApi({
    settings: () => ({ ok: true, data: defaultSettings }),
    locationOffers: () => ({
      ok: true,
      data: [
        { slug: "tunis", cars: 12, fromDailyPrice: 100 },
        { slug: "le-kef", cars: 0, fromDailyPrice: null },
      ],
    }),
  });
  expect([...(await loadDayPrices({ openApi, now }))]).toEqual([["tunis", 106]]);
});

test("rejects while the API is unavailable", async () => {
  await expect(loadDayPrices({ openApi: openUnreachableApi, now })).rejects.toThrow(Fault);
});

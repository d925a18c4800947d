import { createFormats } from "@sayara/i18n/format/createFormats";
import { expect, test } from "vitest";
import { toDayPrices } from "./toDayPrices.ts";

const formats = createFormats({ language: "fr", timeZone: "Africa/Tunis" });
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

test("a day shows its total in a few characters, the lowest total is also labelled, and a day without a car shows no total", () => {
  const prices = toDayPrices(
    [
      { date: "2026-12-01", total: 82 },
      { date: "2026-12-02", total: 1234.5 },
      { date: "2026-12-03", total: null },
    ],
    formats,
    "(le plus bas)",
  );
  expect(Object.keys(prices)).toEqual(["2026-12-01", "2026-12-02"]);
  const [low, high] = Object.values(prices);
  expect([plain(low?.text), plain(low?.name), low?.isLowest]).toEqual(["82 DT", "82 DT (le plus bas)", true]);
  expect([plain(high?.text), plain(high?.name), high?.isLowest]).toEqual(["1 235", "1 234,50 DT", false]);
});

test("without any car no day has a price", () => {
  expect(toDayPrices([{ date: "2026-12-01", total: null }], formats, "")).toEqual({});
});

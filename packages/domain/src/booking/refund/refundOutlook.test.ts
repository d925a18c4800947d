import { expect, test } from "vitest";
import { refundOutlook } from "./refundOutlook.ts";

const pickup = new Date("2026-12-01T09:00:00Z");
const at = new Date("2026-11-20T12:00:00Z");
const quoteWithOption = {
  rental: 318,
  optionLines: [{ option: "cancellation", unitPrice: 50, quantity: 1, price: 50 }],
} as const;

test("[CN13] with the cancellation option, everything except its fee is guaranteed, later half; without it, nothing", () => {
  const withoutOption = refundOutlook({ quote: { rental: 318, optionLines: [] }, paid: 318, pickup, at });
  expect(withoutOption).toEqual({ paid: 318, guaranteed: 0, fee: 0, drop: null });
  const quote = { ...quoteWithOption, optionLines: [...quoteWithOption.optionLines] };
  expect(refundOutlook({ quote, paid: 368, pickup, at })).toEqual({
    paid: 368,
    guaranteed: 318,
    fee: 50,
    drop: { at: new Date("2026-11-30T09:00:00Z"), guaranteed: 159 },
  });
  expect(refundOutlook({ quote, paid: 368, pickup, at: new Date("2026-11-30T10:00:00Z") })).toMatchObject({
    guaranteed: 159,
    drop: { at: pickup, guaranteed: 0 },
  });
});

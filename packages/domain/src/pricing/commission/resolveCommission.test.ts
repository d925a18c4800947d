import { expect, test } from "vitest";
import { resolveCommission } from "./resolveCommission.ts";

test("[PR12] the marketplace's commission is 6 % from 1 December 2025", () => {
  expect(resolveCommission()).toEqual({ enabled: true, rate: 6, effectiveDate: "2025-12-01" });
});

test("[PR12] only a missing rate or date falls back to 5 % and 1 January 2025", () => {
  expect(resolveCommission({})).toEqual({ enabled: true, rate: 5, effectiveDate: "2025-01-01" });
  expect(resolveCommission({ rate: 0 })).toEqual({ enabled: true, rate: 0, effectiveDate: "2025-01-01" });
  expect(resolveCommission({ enabled: false, effectiveDate: "2027-01-01" })).toEqual({
    enabled: false,
    rate: 5,
    effectiveDate: "2027-01-01",
  });
});

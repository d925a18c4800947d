import type { PricingInput } from "../pricing/PricingInput.ts";
import { aCar } from "./aCar.ts";

/**
 * Returns pricing input for tests: `aCar()` for three days from 1 June 2026 10:00 in Tunis, without commission. Pass
 * the fields under test.
 */
export function aRental(changes: Partial<PricingInput> = {}): PricingInput {
  return {
    car: aCar(),
    from: new Date("2026-06-01T09:00:00Z"),
    to: new Date("2026-06-04T09:00:00Z"),
    options: {},
    commission: { enabled: false, rate: 6, effectiveDate: "2025-12-01" },
    timeZone: "Africa/Tunis",
    ...changes,
  };
}

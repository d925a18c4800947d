import { COMMISSION, COMMISSION_FALLBACK } from "@sayara/domain/config/businessDefaults";
import type { Commission } from "./Commission.ts";

/** A configured commission; values may be missing. */
export interface CommissionSettings {
  enabled?: boolean | undefined;
  rate?: number | undefined;
  effectiveDate?: string | undefined;
}

/**
 * Returns a complete commission: a missing rate is 5 %, a missing effective date is 2025-01-01 [PR12]. Without an
 * argument, returns the marketplace's own commission: 6 % from 2025-12-01.
 */
export function resolveCommission(settings: CommissionSettings = COMMISSION): Commission {
  return {
    enabled: settings.enabled ?? COMMISSION.enabled,
    rate: settings.rate ?? COMMISSION_FALLBACK.rate,
    effectiveDate: settings.effectiveDate ?? COMMISSION_FALLBACK.effectiveDate,
  };
}

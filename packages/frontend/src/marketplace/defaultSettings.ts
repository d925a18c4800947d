import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import {
  COMMISSION,
  CURRENCY,
  MARKETPLACE_TIME_ZONE,
  MAXIMUM_BOOKING_MONTHS,
  MINIMUM_DRIVER_AGE,
  MINIMUM_LEAD_TIME_HOURS,
} from "@sayara/domain/config/businessDefaults";
import { defaultLanguage, languages } from "@sayara/domain/language/Language";

/** Used while the API is unavailable. Pages rendered with these defaults show no prices, so no price can be wrong. */
export const defaultSettings: PublicSettings = {
  mode: "demo",
  commission: COMMISSION,
  timeZone: MARKETPLACE_TIME_ZONE,
  currency: CURRENCY,
  languages: [...languages],
  defaultLanguage,
  minimumAge: MINIMUM_DRIVER_AGE,
  maximumBookingMonths: MAXIMUM_BOOKING_MONTHS,
  leadTimeHours: MINIMUM_LEAD_TIME_HOURS,
  gateways: [],
  captcha: { enabled: false, provider: "none" },
  analytics: { enabled: false, measurementId: null },
};

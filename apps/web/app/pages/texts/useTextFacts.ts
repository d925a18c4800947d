import {
  FULL_REFUND_HOURS_BEFORE_PICKUP,
  GUEST_HOLD_HOURS,
  PENDING_HOURS_BEFORE_PICKUP,
  PENDING_MAX_HOURS,
  SIGNED_LINK_DAYS_PAST_DROP_OFF,
  SIGNED_QUOTE_MINUTES,
} from "@sayara/domain/config/businessDefaults";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { useSite } from "@sayara/frontend/request/Site";
import type { TextFact } from "#web/texts/SiteText.ts";

/** Returns the facts that the texts mention: the settings and constants that the rules use. */
export function useTextFacts(): Record<TextFact, string> {
  const { name, operator } = useSite();
  const { minimumAge } = useSettings();
  const formats = useFormats();
  return {
    siteName: name,
    operator,
    minimumAge: formats.years(minimumAge),
    quoteMinutes: formats.number(SIGNED_QUOTE_MINUTES),
    pendingHours: formats.hours(PENDING_MAX_HOURS),
    pendingHoursBefore: formats.hours(PENDING_HOURS_BEFORE_PICKUP),
    guestHours: formats.hours(GUEST_HOLD_HOURS),
    fullRefundHours: formats.hours(FULL_REFUND_HOURS_BEFORE_PICKUP),
    linkDays: formats.number(SIGNED_LINK_DAYS_PAST_DROP_OFF),
  };
}

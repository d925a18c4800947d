import type { Formats } from "@sayara/i18n/format/createFormats";
import type { DayPrices } from "@sayara/ui/DateRangeField/RangeCalendar";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { loadPriceDays, type PriceDaysRequest } from "#web/shared/PriceStrip/loadPriceDays.ts";
import { toDayPrices } from "./toDayPrices.ts";

/** Loads the calendar's prices in the browser [PL5]. Returns none until pick-up and drop-off are chosen. */
export async function loadDayPrices(
  request: PriceDaysRequest,
  formats: Pick<Formats, "number" | "price">,
  lowestLabel: string,
): Promise<DayPrices> {
  if (request.from === "" || request.to === "") return {};
  return toDayPrices(await loadPriceDays(await openBrowserApi(), request), formats, lowestLabel);
}

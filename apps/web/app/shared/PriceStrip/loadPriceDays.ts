import type { Client } from "@sayara/api-client/client/createClient";
import { type CalendarDay, priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

/** A rental to price for each pick-up day from `first` to `last`, at most 93 days. */
export interface PriceDaysRequest {
  /** Slug of the pick-up place; `dropOff` is a slug too. */
  place: string;
  dropOff: string | null;
  /** If absent, all cars. */
  car?: string;
  from: WallClock;
  to: WallClock;
  driverAge?: number | null;
  filter?: CarFilter;
  first: CalendarDate;
  last: CalendarDate;
}

/**
 * Loads the lowest total of a rental for each pick-up day [PL4, PL5]. Returns no days if the rental is
 * refused.
 *
 * @throws {Fault} when the call fails
 */
export async function loadPriceDays(api: Client, request: PriceDaysRequest): Promise<readonly CalendarDay[]> {
  const { place, dropOff, from, to, driverAge = null, ...others } = request;
  const { timeZone } = await loadSettings(api).catch(() => defaultSettings);
  const outcome = await api(priceCalendar, {
    body: {
      pickupLocation: place,
      ...(dropOff !== null && dropOff !== "" && { dropOffLocation: dropOff }),
      from: wallClockToInstant(from, timeZone).toISOString(),
      to: wallClockToInstant(to, timeZone).toISOString(),
      ...(driverAge !== null && { driverAge }),
      ...others,
    },
  });
  return outcome.ok ? outcome.data : [];
}

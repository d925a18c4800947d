import { Trans } from "@lingui/react/macro";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { moveDates } from "@sayara/domain/search/moveDates";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { readingDirection } from "@sayara/ui/theme/readingDirection";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { PriceStrip, type PriceStripProps, type StripDay } from "#web/shared/PriceStrip/PriceStrip.tsx";
import { FIRST_DAYS, stripDays } from "#web/shared/PriceStrip/stripDays.ts";
import { daysBetween } from "#web/shared/SearchForm/daysBetween.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import { usePriceDays } from "./usePriceDays.ts";
import * as styles from "./PriceDays.css.ts";

interface PriceDaysProps {
  search: RentalSearch;
  /** The pending search: a link to another day keeps its choices. */
  pendingSearch: SearchState;
  /** The current date in the marketplace's time zone. */
  today: CalendarDate;
  /** The first days with their totals, if the server has loaded them. */
  firstDays?: readonly CalendarDay[] | undefined;
  /** Link component for a day, provided by the page, which has already loaded it. */
  DayLink?: PriceStripProps["DayLink"];
  onLoadDays: (days: { first: CalendarDate; last: CalendarDate }) => Promise<readonly CalendarDay[]>;
}

/**
 * Shows the lowest total for each pick-up day, for the same place and rental length. Pressing a day moves the dates
 * [PL4, PL5]. The days are links from the start. The browser loads the totals that the server has not loaded, into
 * reserved space.
 */
export function PriceDays(props: PriceDaysProps) {
  "use memo";
  const { search, pendingSearch, today, firstDays, DayLink, onLoadDays } = props;
  const formats = useFormats();
  const { timeZone } = useSettings();
  const container = useRef<HTMLDivElement>(null);
  const pickupDate = search.from.slice(0, 10);
  const dayRange = stripDays(search, today);
  const loadedDays = usePriceDays({ search, dayRange, container, onLoadDays });
  const days = loadedDays ?? firstDays ?? daysFrom(dayRange.first, FIRST_DAYS);

  // Scrolls the strip so that the chosen day is in view. Measuring forces a layout, so this runs only when
  // the strip changes.
  const keepInView = useEffectEvent((_chosen: CalendarDate, _loaded: typeof loadedDays) => {
    const day = container.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    const strip = day?.parentElement;
    if (!day || !strip) return;
    const forward = readingDirection() === "rtl" ? -1 : 1;
    const start =
      forward === 1
        ? day.offsetLeft - strip.offsetLeft
        : strip.offsetLeft + strip.offsetWidth - day.offsetLeft - day.offsetWidth;
    // In a right-to-left document, `scrollLeft` counts down from 0.
    if (start + day.offsetWidth > forward * strip.scrollLeft + strip.clientWidth)
      strip.scrollLeft = forward * (start - day.offsetWidth);
  });
  useLayoutEffect(() => keepInView(pickupDate, loadedDays), [pickupDate, loadedDays]);

  const length = formats.days(daysBetween(search, timeZone));
  return (
    <div ref={container} className={styles.layout}>
      <p className={styles.text} aria-hidden>
        <Trans>{length} from a different pick-up day</Trans>
      </p>
      <PriceStrip
        days={days}
        chosen={pickupDate}
        DayLink={DayLink}
        addressOf={(day) =>
          searchUrl({ ...pendingSearch, isComparing: false, page: 1, ...moveDates(search, day) })
        }
      />
    </div>
  );
}

function daysFrom(first: CalendarDate, count: number): StripDay[] {
  return Array.from({ length: count }, (_, index) => ({ date: addCalendarDays(first, index) }));
}

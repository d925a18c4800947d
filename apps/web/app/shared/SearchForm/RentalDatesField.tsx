import { useLingui } from "@lingui/react/macro";
import { MAXIMUM_BOOKING_MONTHS, MAXIMUM_MONTHS_AHEAD } from "@sayara/domain/config/businessDefaults";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { calendarMessages } from "@sayara/i18n/components/calendarMessages";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { DateRangeField } from "@sayara/ui/DateRangeField/DateRangeField";
import type { LoadDayPrices } from "@sayara/ui/DateRangeField/RangeCalendar";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import type { PriceDaysRequest } from "#web/shared/PriceStrip/loadPriceDays.ts";
import { daysBetween } from "./daysBetween.ts";

interface RentalDatesFieldProps {
  dates: { from: WallClock; to: WallClock };
  /** Current date in the marketplace's time zone. It is the first selectable day. */
  today: CalendarDate;
  error?: ReactNode;
  /** Whether a new error is announced, as in `Field`. */
  announceError?: boolean;
  onChange?: ((dates: { from: WallClock; to: WallClock }) => void) | undefined;
  /** Returns the cars and places to price when the calendar requests prices; null if no place is known. */
  getPriceRequest?: (() => Omit<PriceDaysRequest, "from" | "to" | "first" | "last"> | null) | undefined;
}

/** Fields for the day and time of pick-up and drop-off. */
export function RentalDatesField({
  dates,
  today,
  error,
  announceError,
  onChange,
  getPriceRequest,
}: RentalDatesFieldProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const lastTime = (months: number) => `${addCalendarMonths(today, months)}T23:30`;
  const loadPrices: LoadDayPrices = (days, range) => {
    const places = getPriceRequest?.() ?? null;
    // Loaded once the calendar is open: no page needs it for first paint.
    return (
      places &&
      import("./loadDayPrices.ts").then(({ loadDayPrices }) =>
        loadDayPrices({ ...places, ...range, ...days }, formats, t`(lowest)`),
      )
    );
  };
  return (
    <DateRangeField
      // A new search resets the field to its dates.
      key={`${dates.from} ${dates.to}`}
      language={i18n.locale}
      defaultValue={dates}
      min={`${today}T00:00`}
      max={{
        from: lastTime(MAXIMUM_MONTHS_AHEAD),
        to: lastTime(MAXIMUM_MONTHS_AHEAD + MAXIMUM_BOOKING_MONTHS),
      }}
      error={error}
      announceError={announceError}
      onChange={onChange}
      formatDay={(day) => formats.date(day, { weekday: true, year: false })}
      nameDay={(day) => formats.date(day, { length: "long", weekday: true })}
      loadPrices={getPriceRequest && loadPrices}
      summary={(range) => formats.days(daysBetween(range, timeZone))}
      messages={{
        legend: t`Dates of your rental`,
        choose: i18n._(calendarMessages.chooseDate),
        from: t`Pick-up`,
        to: t`Drop-off`,
        fromTime: t`Pick-up time`,
        toTime: t`Drop-off time`,
        title: t`When do you need the car?`,
        prices: t`Lowest total for as many days. Underlined: the lowest of all.`,
        done: i18n._(dialogMessages.done),
        close: i18n._(dialogMessages.close),
        previousMonth: i18n._(calendarMessages.previousMonth),
        nextMonth: i18n._(calendarMessages.nextMonth),
      }}
    />
  );
}

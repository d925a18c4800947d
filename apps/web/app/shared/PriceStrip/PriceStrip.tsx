import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { ComponentType } from "react";
import { Link, type LinkProps } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { lowestOf } from "./lowestOf.ts";
import { useOneTabStop } from "./useOneTabStop.ts";
import * as styles from "./PriceStrip.css.ts";

/** A pick-up day, without a total until the total is loaded. */
export type StripDay = Pick<CalendarDay, "date"> & Partial<CalendarDay>;

export interface PriceStripProps {
  /** Pick-up days with their lowest totals [PL5]. */
  days: readonly StripDay[];
  /** The pick-up day of the current dates. */
  chosen: CalendarDate | null;
  /** Returns the URL with the dates moved to this pick-up day. */
  addressOf: (day: CalendarDate) => string;
  /** Link component for a day; by default the router's. */
  DayLink?: ComponentType<DayLinkProps> | undefined;
}

type DayLinkProps = Pick<LinkProps, "to" | "preventScrollReset" | "aria-current" | "className" | "children">;

/** Reserves space for a total. */
const totalPlaceholder = "\u00a0";

/** Shows the lowest total for each pick-up day. Pressing a day moves the dates. Works without JavaScript. */
export function PriceStrip({ days, chosen, addressOf, DayLink = Link }: PriceStripProps) {
  "use memo";
  const { t } = useLingui();
  const formats = useFormats();
  const list = useOneTabStop();
  const totals = days.flatMap(({ total }) => total ?? []);
  if (days.every(({ total }) => total === null)) return null;
  const lowest = lowestOf(totals);
  return (
    <nav className={styles.nav} aria-label={t`Total by pick-up day`}>
      <ol className={styles.strip} ref={list}>
        {days.map(({ date, total }) => {
          const day = (
            <span className={styles.date}>{formats.date(date, { weekday: true, year: false })}</span>
          );
          if (total === null) {
            return (
              <li key={date} className={`${styles.item} ${styles.day} ${styles.unavailable}`}>
                {day} <VisuallyHidden>{t`no car`}</VisuallyHidden>
                <span aria-hidden>–</span>
              </li>
            );
          }
          return (
            <li key={date} className={styles.item}>
              <DayLink
                to={addressOf(date)}
                preventScrollReset
                aria-current={date === chosen ? "date" : undefined}
                className={`${styles.day} ${date === chosen ? styles.chosen : styles.available}`}
              >
                {day}{" "}
                <span className={total !== undefined && total === lowest ? styles.lowest : styles.total}>
                  {total === undefined ? totalPlaceholder : formats.price(total)}
                </span>
                {total !== undefined && total === lowest && <VisuallyHidden>{t`(lowest)`}</VisuallyHidden>}
              </DayLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

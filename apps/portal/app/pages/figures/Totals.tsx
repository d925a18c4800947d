import { useLingui } from "@lingui/react/macro";
import type { FigureTotals } from "@sayara/api-client/contract/figures/Figures";
import { answeredInTime, cancellationsOf, changeInPercent } from "@sayara/domain/figures/dayFigures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Before } from "./Before.tsx";
import * as styles from "./Figures.css.ts";

/**
 * The figures of a period, with those of the previous period if all of its days were counted [FG1–FG6, FG11].
 */
export function Totals({ total, before }: { total: FigureTotals; before: FigureTotals | null }) {
  const { t } = useLingui();
  const { price, percent, number, days } = useFormats();
  const ofPrice = (amount: number | null) => (amount === null ? "–" : price(amount));
  const ofPercent = (share: number | null) => (share === null ? "–" : percent(Math.round(share)));
  const booked = number(Math.round(total.bookedCarDays));
  const offered = number(Math.round(total.offeredCarDays));
  const figures: {
    name: string;
    note?: string;
    valueOf: (values: FigureTotals) => number | null;
    format: (value: number | null) => string;
    /** Hides the change in percent, for values such as a share. */
    hasNoChange?: true;
  }[] = [
    {
      name: t`Occupancy`,
      note: t`${booked} of ${offered} car-days`,
      valueOf: ({ occupancy }) => occupancy,
      format: ofPercent,
      hasNoChange: true,
    },
    {
      name: t`Revenue`,
      note: t`Paid by drivers, less refunds`,
      valueOf: ({ revenue }) => revenue,
      format: ofPrice,
    },
    {
      name: t`Revenue per offered car-day`,
      valueOf: ({ revenuePerCarDay }) => revenuePerCarDay,
      format: ofPrice,
    },
    {
      name: t`Commission`,
      note: t`Of rentals that ended`,
      valueOf: ({ commissionEarned }) => commissionEarned,
      format: ofPrice,
    },
    ...([total, before].some((values) => (values?.marketplaceDiscount ?? 0) !== 0)
      ? [
          {
            name: t`Promo codes paid by the marketplace`,
            valueOf: ({ marketplaceDiscount }: FigureTotals) => marketplaceDiscount,
            format: ofPrice,
          },
        ]
      : []),
    {
      name: t`Bookings`,
      note: t`Made in the period, and accepted or paid`,
      valueOf: ({ bookings }) => bookings,
      format: (value) => number(value ?? 0),
    },
    {
      name: t`Cancellations`,
      valueOf: ({ cancelled }) => cancellationsOf(cancelled),
      format: (value) => number(value ?? 0),
    },
    {
      name: t`Requests answered within 24 hours`,
      valueOf: ({ answers }) => answeredInTime(answers),
      format: ofPercent,
      hasNoChange: true,
    },
    {
      name: t`Median lead time`,
      note: t`From booking to pick-up`,
      valueOf: ({ leadDays }) => leadDays,
      format: (value) => (value === null ? "–" : days(value)),
      hasNoChange: true,
    },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ name, note, valueOf, format, hasNoChange }) => (
        <div key={name} className={styles.total}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} translate="no">
            {format(valueOf(total))}
          </dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
          {before !== null && (
            <dd className={styles.note}>
              <Before
                value={format(valueOf(before))}
                change={hasNoChange ? null : changeInPercent(valueOf(total) ?? 0, valueOf(before) ?? 0)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type {
  Demand,
  FigureValues,
  Figures as FiguresOfPeriod,
} from "@sayara/api-client/contract/figures/Figures";
import {
  answerBands,
  answeredInTime,
  changeInPercent,
  figureCancellers,
} from "@sayara/domain/figures/dayFigures";
import { type FigurePeriod, rollingPeriods } from "@sayara/domain/figures/FigurePeriod";
import { planWithFeature } from "@sayara/domain/subscription/planCapabilities";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { MonthLinks } from "#portal/statements/MonthLinks.tsx";
import { BarChart } from "./BarChart.tsx";
import { exportFigures } from "./exportFigures.ts";
import { answerMessages, cancellerMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";
import { type FiguresData, figuresPath, isMonth } from "./Figures.load.ts";
import { PartsTable } from "./PartsTable.tsx";
import { ShareTable } from "./ShareTable.tsx";
import { VainSearchTable } from "./VainSearchTable.tsx";

interface FiguresProps extends FiguresData {
  isBusy: boolean;
}

/** Figures of an agency, or of all together, for a period and compared with the one before [FG1–FG8]. */
export function Figures({ supplier, period, thisMonth, figures, isBusy }: FiguresProps) {
  const { t } = useLingui();
  const agencyPath = useAgencyPath();
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          {supplier === null ? <Trans>Figures of all agencies</Trans> : <Trans>Figures</Trans>}
        </Heading>
        {figures === null ? (
          <LockedNotice />
        ) : (
          <>
            <Stack gap="md">
              <PageTabs
                label={t`Period`}
                tabs={[
                  ...rollingPeriods.map((days) => ({
                    to: agencyPath(figuresPath(days)),
                    name: <Trans>{days} days</Trans>,
                    isCurrent: period === days,
                  })),
                  {
                    to: agencyPath(figuresPath(isMonth(period) ? period : thisMonth)),
                    name: <Trans>Month</Trans>,
                    isCurrent: isMonth(period),
                  },
                ]}
              />
              {isMonth(period) && (
                <MonthLinks
                  month={period}
                  thisMonth={thisMonth}
                  pathOf={(month) => agencyPath(figuresPath(month))}
                />
              )}
            </Stack>
            <PeriodFigures figures={figures} period={period} />
          </>
        )}
      </Stack>
    </div>
  );
}

function LockedNotice() {
  const { i18n } = useLingui();
  const agencyPath = useAgencyPath();
  const plan = i18n._(subscriptionPlanMessages[planWithFeature("statistics")]);
  return (
    <Notice
      tone="info"
      title={<Trans>Your plan has no figures</Trans>}
      actions={
        <UiLink render={<Link to={agencyPath("/plan")} />}>
          <Trans>Compare the plans</Trans>
        </UiLink>
      }
    >
      <Trans>The plan {plan} shows occupancy, revenue, cancellations and answer times.</Trans>
    </Notice>
  );
}

function PeriodFigures({ figures, period }: { figures: FiguresOfPeriod; period: FigurePeriod }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { from, to, total, uncounted, before, parts, demand } = figures;
  if (parts.length === 0)
    return (
      <Text>
        <Trans>No day of this month is over yet. Its figures begin tomorrow.</Trans>
      </Text>
    );
  const days = formats.dateRange(from, to);
  const daysBefore = formats.dateRange(before.from, before.to);
  return (
    <Stack gap="lg">
      <div className={styles.head}>
        <Text size="sm" tone="muted">
          {before.total === null ? (
            <Trans>{days}, whole days up to midnight</Trans>
          ) : (
            <Trans>
              {days}, compared with {daysBefore}
            </Trans>
          )}
        </Text>
        <Button
          size="small"
          tone="neutral"
          icon={DownloadIcon}
          onClick={() => exportFigures(figures, i18n)}
          aria-label={t`Download the figures as CSV`}
        >
          CSV
        </Button>
      </div>
      {uncounted > 0 && (
        <Notice tone="info" title={<Trans>Not all days are counted yet</Trans>}>
          <Plural
            value={uncounted}
            one="# day of this period is missing. Days are counted shortly after midnight."
            other="# days of this period are missing. Days are counted shortly after midnight."
          />
        </Notice>
      )}
      {isEmpty(total) && demand.vain.length === 0 && !demand.searches ? (
        <Text>
          <Trans>Nothing was offered, booked or paid in this period.</Trans>
        </Text>
      ) : (
        <>
          <Totals total={total} before={before.total} />
          {demand.searches !== null && <Searches demand={demand} />}
          <Charts figures={figures} period={period} />
          <ShareTable
            title={t`Cancellations`}
            none={<Trans>No accepted booking was cancelled.</Trans>}
            rows={figureCancellers.map((by) => ({
              name: i18n._(cancellerMessages[by]),
              count: total.cancelled[by],
            }))}
          />
          <ShareTable
            title={t`Time until requests were answered`}
            none={<Trans>No request was waiting for an answer.</Trans>}
            rows={answerBands.map((band) => ({
              name: i18n._(answerMessages[band]),
              count: total.answers[band],
            }))}
          />
          <VainSearchTable vain={demand.vain} />
          <PartsTable figures={figures} />
        </>
      )}
    </Stack>
  );
}

function isEmpty({
  offeredCarDays,
  revenue,
  commissionEarned,
  bookings,
  cancelled,
  answers,
}: FigureValues): boolean {
  const counts = [...Object.values(cancelled), ...Object.values(answers)];
  return [offeredCarDays, revenue, commissionEarned, bookings, ...counts].every((value) => value === 0);
}

function Totals({ total, before }: { total: FigureValues; before: FigureValues | null }) {
  const { t } = useLingui();
  const { price, percent, number } = useFormats();
  const ofPrice = (amount: number | null) => (amount === null ? "–" : price(amount));
  const ofPercent = (share: number | null) => (share === null ? "–" : percent(Math.round(share)));
  const booked = number(Math.round(total.bookedCarDays));
  const offered = number(Math.round(total.offeredCarDays));
  const cancellations = (values: FigureValues) =>
    figureCancellers.reduce((sum, by) => sum + values.cancelled[by], 0);
  const figures: {
    name: string;
    note?: string;
    valueOf: (values: FigureValues) => number | null;
    format: (value: number | null) => string;
    /** A share is compared by its own value, not by a share of it. */
    isShare?: true;
  }[] = [
    {
      name: t`Occupancy`,
      note: t`${booked} of ${offered} car-days`,
      valueOf: ({ occupancy }) => occupancy,
      format: ofPercent,
      isShare: true,
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
    {
      name: t`Bookings`,
      note: t`Made in the period, and accepted or paid`,
      valueOf: ({ bookings }) => bookings,
      format: (value) => number(value ?? 0),
    },
    { name: t`Cancellations`, valueOf: cancellations, format: (value) => number(value ?? 0) },
    {
      name: t`Requests answered within 24 hours`,
      valueOf: ({ answers }) => answeredInTime(answers),
      format: ofPercent,
      isShare: true,
    },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ name, note, valueOf, format, isShare }) => (
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
                change={isShare ? null : changeInPercent(valueOf(total) ?? 0, valueOf(before) ?? 0)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** How many searches there were, and how many led to a booking [FG9]. */
function Searches({ demand: { searches, inVain, conversion } }: { demand: Demand }) {
  const { number, percent } = useFormats();
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>Searches</Trans>
        </dt>
        <dd className={styles.value}>{number(searches ?? 0)}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>Without a car</Trans>
        </dt>
        <dd className={styles.value}>{number(inVain ?? 0)}</dd>
      </div>
      <div className={styles.total}>
        <dt className={styles.name}>
          <Trans>From search to booking</Trans>
        </dt>
        <dd className={styles.value}>{conversion === null ? "–" : percent(conversion)}</dd>
        <dd className={styles.note}>
          <Trans>Accepted or paid bookings of 100 searches; each change of filters is a search</Trans>
        </dd>
      </div>
    </dl>
  );
}

function Before({ value, change }: { value: string; change: number | null }) {
  const { percent } = useFormats();
  if (change === null) return <Trans>Before: {value}</Trans>;
  const signed = change > 0 ? `+${percent(change)}` : percent(change).replace("-", "−");
  return (
    <Trans>
      Before: {value} ({signed})
    </Trans>
  );
}

function Charts({ figures: { parts }, period }: { figures: FiguresOfPeriod; period: FigurePeriod }) {
  const { t } = useLingui();
  const { price, percent, number, date } = useFormats();
  const isYear = period === "365";
  const name = (day: string) => date(day, { year: isYear });
  const ends = [name(parts[0]?.from ?? ""), name(parts.at(-1)?.to ?? "")] as const;
  const charts = [
    {
      title: t`Occupancy`,
      values: parts.map(({ values }) => values.occupancy ?? 0),
      format: (value: number) => percent(Math.round(value)),
    },
    {
      title: t`Revenue`,
      values: parts.map(({ values }) => values.revenue),
      format: (value: number) => price(value),
    },
    { title: t`Bookings`, values: parts.map(({ values }) => values.bookings), format: number },
  ];
  return (
    <div className={styles.charts}>
      {charts.map(({ title, values, format }) => {
        const max = Math.max(0, ...values);
        return (
          <BarChart
            key={title}
            title={title}
            top={format(max)}
            ends={ends}
            values={values}
            max={max}
            describedBy="figures-table"
          />
        );
      })}
    </div>
  );
}

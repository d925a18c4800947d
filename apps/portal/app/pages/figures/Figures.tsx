import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FigureValues, Figures as FiguresOfPeriod } from "@sayara/api-client/contract/figures/Figures";
import { answerBands, figureCancellers } from "@sayara/domain/figures/dayFigures";
import { type FigurePeriod, isMonth, rollingPeriods } from "@sayara/domain/figures/FigurePeriod";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { planWithFeature } from "@sayara/domain/subscription/planCapabilities";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
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
import { Charts } from "./Charts.tsx";
import { ExposureTotals } from "./ExposureTotals.tsx";
import { exportFigures } from "./exportFigures.ts";
import { answerMessages, cancellerMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";
import { type FiguresData, figuresPath } from "./Figures.load.ts";
import { FreeCarsTable } from "./FreeCarsTable.tsx";
import { PartsTable } from "./PartsTable.tsx";
import { SearchTotals } from "./SearchTotals.tsx";
import { ShareTable } from "./ShareTable.tsx";
import { Totals } from "./Totals.tsx";
import { ZeroResultTable } from "./ZeroResultTable.tsx";

interface FiguresProps extends FiguresData {
  isBusy: boolean;
}

/**
 * The figures of one agency, or of all agencies together, for a period, compared with the previous one
 * [FG1–FG13].
 */
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
  const { from, to, total, uncounted, before, parts, demand, exposure, gaps } = figures;
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
          onClick={() =>
            exportFigures(figures, { i18n, language: asLanguage(i18n.locale) ?? defaultLanguage })
          }
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
      {isEmpty(total) && demand.vain.length === 0 && !demand.searches && !exposure?.shown ? (
        <Text>
          <Trans>Nothing was offered, booked or paid in this period.</Trans>
        </Text>
      ) : (
        <>
          <Totals total={total} before={before.total} />
          {exposure !== null && <ExposureTotals exposure={exposure} />}
          {demand.searches !== null && <SearchTotals demand={demand} />}
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
          <ZeroResultTable vain={demand.vain} />
          <PartsTable figures={figures} />
        </>
      )}
      {gaps !== null && <FreeCarsTable gaps={gaps} />}
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

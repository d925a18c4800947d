import { depositCurrency } from "@sayara/domain/deposit/DepositMethod";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { carUsage } from "@sayara/domain/booking/condition/carUsage";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import type { ConditionReport, ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
import type { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import { type DepositBalance, depositBalance } from "@sayara/domain/booking/condition/depositBalance";
import { FUEL_PARTS } from "@sayara/domain/booking/desk/RentalRecord";
import {
  conditionAngleMessages,
  depositMethodMessages,
} from "@sayara/i18n/messages/booking/conditionMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FileProblem } from "../documents/FileProblem.tsx";
import { useBookingFiles } from "../documents/useBookingFiles.ts";
import { BookingPhoto } from "../problems/BookingPhoto.tsx";
import * as styles from "./Condition.css.ts";
import { SignatureDrawing } from "./SignatureDrawing.tsx";
import { soldUsageTerms } from "./soldUsageTerms.ts";
import { UsageCharges } from "./UsageCharges.tsx";

interface ConditionDetailsProps {
  booking: BookingView;
  reports: ConditionReports;
}

/** The signed reports: meters, deposit, signatures, and the photos of both reports side by side. */
export function ConditionDetails({ booking, reports }: ConditionDetailsProps) {
  const { t } = useLingui();
  const { handOver, return: returned } = reports;
  const deposit = depositBalance(reports);
  return (
    <Stack gap="md">
      {deposit !== null && <DepositText deposit={deposit} due={booking.to} />}
      {handOver !== null && returned !== null && <UsageText {...{ booking, handOver, returned }} />}
      <UsageCharges charges={booking.usageCharges ?? []} />
      <div className={styles.reports}>
        {handOver !== null && (
          <Report title={t`At hand-over`} report={handOver}>
            {handOver.driverPapers && <Papers papers={handOver.driverPapers} />}
          </Report>
        )}
        {returned !== null && <Report title={t`At return`} report={returned} />}
      </div>
      <Photos {...{ handOver, returned }} />
      <ReportFile reference={booking.reference} />
    </Stack>
  );
}

/** Downloads both reports as one PDF, for driver and agency [HO12]. */
function ReportFile({ reference }: { reference: string }) {
  const { t } = useLingui();
  const { save, saving, problem } = useBookingFiles(reference);
  return (
    <>
      <div>
        <Button
          tone="neutral"
          icon={DownloadIcon}
          working={saving.includes("conditionReport") && t`Preparing…`}
          onClick={() => save("conditionReport")}
        >
          <Trans>Condition report (PDF)</Trans>
        </Button>
      </div>
      {problem && <FileProblem problem={problem} />}
    </>
  );
}

function DepositText({ deposit, due }: { deposit: DepositBalance; due: string }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const inCurrency = (amount: number) => formats.price(amount, depositCurrency(deposit.method));
  const { keptReason } = deposit;
  const [taken, held] = [inCurrency(deposit.taken), inCurrency(deposit.held)];
  const [returned, kept] = [inCurrency(deposit.returned), inCurrency(deposit.kept)];
  const method = i18n._(depositMethodMessages[deposit.method]);
  const day = formats.dateTime(due, { weekday: true });
  return (
    <div>
      <Text weight="strong">
        {deposit.held > 0 ? (
          <Trans>
            Security deposit held: {held} ({method})
          </Trans>
        ) : (
          <Trans>
            Security deposit: {taken} ({method})
          </Trans>
        )}
      </Text>
      <Text tone="muted">
        {deposit.held > 0 ? (
          <Trans>Due back with the return of the car, planned for {day}.</Trans>
        ) : deposit.kept > 0 ? (
          <Trans>
            Returned: {returned}. Kept: {kept}. Reason: {keptReason}
          </Trans>
        ) : (
          <Trans>Returned in full.</Trans>
        )}
      </Text>
    </div>
  );
}

interface UsageTextProps {
  booking: BookingView;
  handOver: ConditionReport;
  returned: ConditionReport;
}

function UsageText({ booking, handOver, returned }: UsageTextProps) {
  const formats = useFormats();
  const { from, to } = booking;
  const terms = soldUsageTerms(booking);
  const usage = carUsage({ handOver, returned }, { from: new Date(from), to: new Date(to), ...terms });
  const { missingFuel } = usage;
  const driven = formats.kilometres(usage.kilometres);
  const extra = formats.kilometres(usage.extraKilometres ?? 0);
  return (
    <Text>
      <Trans>Driven: {driven}.</Trans>{" "}
      {usage.extraKilometres !== null && usage.extraKilometres > 0 && (
        <Trans>Above the allowance: {extra}.</Trans>
      )}{" "}
      {missingFuel !== null && missingFuel > 0 && (
        <Trans>
          Missing fuel: {missingFuel}/{FUEL_PARTS} of the tank.
        </Trans>
      )}
    </Text>
  );
}

/**
 * The driver's licence and address as recorded by the agency. Visible only to the driver and the agency
 * [HO15].
 */
function Papers({ papers }: { papers: StoredDriverPapers }) {
  const formats = useFormats();
  const { licenceNumber, licenceIssuedOn, address } = papers;
  const issued = licenceIssuedOn && formats.date(licenceIssuedOn);
  return (
    <div>
      <Text size="sm" tone="muted">
        <Trans>Licence and address of the driver, seen by the agency and the driver only</Trans>
      </Text>
      {licenceNumber !== "" && (
        <Text>
          <bdi>{licenceNumber}</bdi>
        </Text>
      )}
      {issued !== null && (
        <Text>
          <Trans>Licence issued on {issued}</Trans>
        </Text>
      )}
      {address !== "" && (
        <p className={styles.text} dir="auto">
          {address}
        </p>
      )}
    </div>
  );
}

interface ReportProps {
  title: string;
  report: ConditionReport;
  children?: ReactNode;
}

function Report({ title, report, children }: ReportProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { at, fuel, remarks, signatures } = report;
  const facts = [formats.kilometres(report.mileage), t`fuel ${fuel}/${FUEL_PARTS}`];
  return (
    <section className={styles.report} aria-label={title}>
      <Stack gap="xs">
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          <time dateTime={at}>{formats.dateTime(at, { weekday: true })}</time>
        </Text>
        <Text>{formats.parts(facts, " · ")}</Text>
        {remarks !== "" && (
          <p className={styles.text} dir="auto">
            {remarks}
          </p>
        )}
        {children}
        <Signed title={t`For the agency`} {...signatures.agency} />
        <Signed title={t`Driver`} {...signatures.driver} />
      </Stack>
    </section>
  );
}

function Signed({ title, name, path }: { title: string; name: string; path: string | null }) {
  const { t } = useLingui();
  const shown = name === "" ? t`Name deleted` : name;
  return (
    <div>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <Text>{shown}</Text>
      {path !== null && <SignatureDrawing path={path} label={t`Signature of ${shown}`} />}
    </div>
  );
}

interface PhotosProps {
  handOver: ConditionReport | null;
  returned: ConditionReport | null;
}

/** The photos by angle, with the hand-over's beside the return's. */
function Photos({ handOver, returned }: PhotosProps) {
  const { t, i18n } = useLingui();
  const sides = [
    { report: handOver, when: t`At hand-over` },
    { report: returned, when: t`At return` },
  ];
  const taken = conditionAngles.filter((angle) =>
    sides.some(({ report }) => report?.pictures.some((picture) => picture.angle === angle)),
  );
  if (taken.length === 0) return null;
  return (
    <ul className={styles.angles} aria-label={t`Photos`}>
      {taken.map((angle) => {
        const name = i18n._(conditionAngleMessages[angle]);
        return (
          <li key={angle}>
            <Text weight="strong">{name}</Text>
            <div className={styles.pair}>
              {sides.map(({ report, when }) => {
                const picture = report?.pictures.find((one) => one.angle === angle);
                return (
                  <div key={when}>
                    <Text size="sm" tone="muted">
                      {when}
                    </Text>
                    {picture === undefined ? (
                      <Text size="sm">
                        <Trans>No photo</Trans>
                      </Text>
                    ) : (
                      <BookingPhoto
                        id={picture.id}
                        number={1}
                        name={`${name}, ${when}`}
                        intent="readConditionPicture"
                      />
                    )}
                  </div>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

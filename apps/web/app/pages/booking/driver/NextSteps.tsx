import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import type { ReactNode } from "react";
import type { NextStep } from "./nextSteps.ts";
import * as styles from "@sayara/frontend/booking/Booking.css";

/** Lists the next steps, each with its time. */
export function NextSteps({ steps, booking }: { steps: readonly NextStep[]; booking: Booking }) {
  return (
    <SectionCard id="booking-next" title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.step} step={step} booking={booking} />
        ))}
      </ol>
    </SectionCard>
  );
}

function Step({ step, booking }: { step: NextStep; booking: Booking }) {
  const { t } = useLingui();
  const formats = useFormats();
  const at = formats.dateTime("by" in step ? step.by : step.at, { weekday: true });
  const { email } = booking.driver;
  const agency = booking.supplier.name;
  const place = (step.step === "dropOff" ? booking.dropOffLocation : booking.pickupLocation).name;
  switch (step.step) {
    case "guestConfirms":
      return (
        <StepLine name={t`Your confirmation`} time={t`Before ${at}`}>
          <Trans>Use the button in our email to {email}. Otherwise the request expires automatically.</Trans>
        </StepLine>
      );
    case "agencyAnswers":
      return (
        <StepLine name={t`${agency} validates your request`} time={t`By ${at} at the latest`}>
          <Trans>
            We notify you by email. Without an answer the request expires automatically, and you owe nothing.
          </Trans>
        </StepLine>
      );
    case "pickUp":
      return (
        <StepLine name={t`Pick up the car at ${place}`} time={at}>
          {booking.car.deposit === 0 ? (
            <Trans>Bring your driving licence and your identity card or passport.</Trans>
          ) : (
            <Trans>
              Bring your driving licence, your identity card or passport, and a way to leave the deposit.
            </Trans>
          )}
        </StepLine>
      );
    case "dropOff":
      return (
        <StepLine name={t`Bring it back to ${place}`} time={at}>
          {booking.car.deposit === 0 ? (
            <Trans>The agency inspects the car with you.</Trans>
          ) : (
            <Trans>The agency inspects the car with you and releases the deposit.</Trans>
          )}
        </StepLine>
      );
  }
}

function StepLine({ name, time, children }: { name: string; time: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div>
        <p className={styles.stepName}>{name}</p>
        <p className={styles.stepTime}>{time}</p>
        <p className={styles.stepText}>{children}</p>
      </div>
    </li>
  );
}

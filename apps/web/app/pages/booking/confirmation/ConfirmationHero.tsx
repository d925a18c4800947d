import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { CheckIcon, MailIcon, TimeIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useId } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Countdown } from "@sayara/frontend/rental/Countdown/Countdown";
import { BookingReference } from "@sayara/frontend/booking/BookingReference";
import { ConfirmationProblem } from "./ConfirmationProblem.tsx";
import { agencyDeadline } from "#web/pages/booking/driver/nextSteps.ts";
import { shortMoment } from "./shortMoment.ts";
import { ResendForm } from "./ResendForm.tsx";
import type { Confirmation } from "./useConfirmation.ts";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import type { Form } from "@sayara/frontend/form/useForm";
import type { ResentConfirmation } from "./ResentConfirmation.ts";
import * as styles from "./Confirmation.css.ts";

interface ConfirmationHeroProps {
  booking: Booking;
  /** Time at which the hold lapses. */
  deadline: string;
  now: Date;
  /** Called when the hold has lapsed. */
  onEnd: () => void;
}

/** Shown on the page of the mailed link. Its button confirms the request. */
export function ConfirmRequestHero({
  confirmation,
  ...hero
}: ConfirmationHeroProps & { confirmation: Confirmation }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { booking, deadline, now, onEnd } = hero;
  const at = shortMoment(deadline, { now, formats });
  const answer = shortMoment(agencyDeadline(booking), { now, formats });
  const agency = booking.supplier.name;
  const carName = booking.car.name;
  return (
    <HeroSection icon={TimeIcon} title={<Trans>Confirm your request before {at}</Trans>} booking={booking}>
      <Text measure>
        <Trans>
          {agency} then keeps the {carName} for you until it answers, by {answer} at the latest. Without your
          confirmation the request expires at {at}, and you owe nothing.
        </Trans>
      </Text>
      <div className={styles.action}>
        <Button
          size="large"
          icon={CheckIcon}
          className={styles.button}
          working={confirmation.isSending && t`Confirming…`}
          onClick={confirmation.confirm}
        >
          <Trans>Confirm my request</Trans>
        </Button>
        <span className={styles.timeLeft}>
          <Countdown until={deadline} now={now} onEnd={onEnd} />
        </span>
      </div>
      {confirmation.problem && <ConfirmationProblem problem={confirmation.problem} />}
    </HeroSection>
  );
}

/** Shown after the checkout, once the confirmation link has been mailed. */
export function ConfirmByMailHero({
  booking,
  deadline,
  now,
  onEnd,
  resendForm,
}: ConfirmationHeroProps & { resendForm: Form<EmailValues, ResentConfirmation> }) {
  const formats = useFormats();
  const at = shortMoment(deadline, { now, formats });
  const { email } = booking.driver;
  const carName = booking.car.name;
  return (
    <HeroSection
      icon={MailIcon}
      title={<Trans>Last step: confirm by email before {at}</Trans>}
      booking={booking}
    >
      <Text measure>
        <Trans>
          We wrote to <strong>{email}</strong>. Press the button in that email: the {carName} is held for you
          until {at} only, and becomes available again after that. Nothing has been charged.
        </Trans>
      </Text>
      <div className={styles.action}>
        <span className={styles.timeLeft}>
          <Countdown until={deadline} now={now} onEnd={onEnd} />
        </span>
      </div>
      <ResendForm form={resendForm} />
    </HeroSection>
  );
}

interface HeroSectionProps {
  icon: IconPicture;
  title: ReactNode;
  booking: Booking;
  children: ReactNode;
}

function HeroSection({ icon, title, booking, children }: HeroSectionProps) {
  const id = useId();
  return (
    <Stack as="section" align="start" className={styles.todo} aria-labelledby={id}>
      <p className={styles.kicker}>
        <Icon picture={icon} />
        <Trans>Still to do</Trans>
      </p>
      <Stack gap="sm">
        <Heading level={1} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
      <BookingReference reference={booking.reference} />
    </Stack>
  );
}

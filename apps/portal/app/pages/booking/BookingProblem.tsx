import { Trans, useLingui } from "@lingui/react/macro";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { useBookingsPaths } from "@sayara/frontend/bookings/BookingsBase";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { BackIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface BookingRefusedProps {
  code: RefusalCode | Unknown;
  onRetry: () => void;
}

/** Shown when the API refuses to return the booking, with the reason. */
export function BookingRefused({ code, onRetry }: BookingRefusedProps) {
  const { t, i18n } = useLingui();
  const isUnknown = code === "not_found";
  return (
    <ProblemScreen
      title={isUnknown ? t`Booking not found` : t`This booking cannot be shown`}
      onRetry={isUnknown ? null : onRetry}
    >
      {isUnknown ? (
        <Trans>
          There is no booking at this address, or it belongs to another agency. Search it by its reference.
        </Trans>
      ) : (
        i18n._(refusalMessages[code])
      )}
    </ProblemScreen>
  );
}

/** Shown when loading the booking failed. The booking itself is unchanged. */
export function BookingFailed({ fault, onRetry }: { fault: FaultKind; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <ProblemScreen title={t`The booking could not be loaded`} onRetry={onRetry}>
      {i18n._(faultMessages[fault])} <Trans>The booking is unchanged.</Trans>
    </ProblemScreen>
  );
}

interface ProblemScreenProps {
  title: string;
  /** Null if a retry cannot succeed. */
  onRetry: (() => void) | null;
  children: ReactNode;
}

function ProblemScreen({ title, onRetry, children }: ProblemScreenProps) {
  const { listPath } = useBookingsPaths();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageTitle title={title} />
      <Heading level={1}>{title}</Heading>
      <Text tone="muted" measure>
        {children}
      </Text>
      <ScreenActions>
        {onRetry && (
          <Button icon={RetryIcon} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <LinkButton tone="neutral" icon={BackIcon} render={<Link to={listPath()} />}>
          <Trans>All bookings</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

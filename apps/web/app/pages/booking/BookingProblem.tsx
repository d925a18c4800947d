import { Trans, useLingui } from "@lingui/react/macro";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { HomeIcon, RetryIcon, SignInIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import { NewBookingLink } from "./confirmation/NewBookingLink.tsx";
import type { Unknown } from "@sayara/domain/validation/newerValues";

interface BookingRefusedProps {
  code: RefusalCode | Unknown;
  /** Whether the URL contained a token. */
  hasToken: boolean;
  signInHref: string;
  onRetry: () => void;
}

/** Explains why the booking cannot be shown, with a remedy. */
export function BookingRefused({ code, hasToken, signInHref, onRetry }: BookingRefusedProps) {
  const { i18n } = useLingui();
  const needsSession = code === "not_signed_in";
  const isRevoked = code === "link_revoked";
  const isOtherCode = code !== "not_found" && !needsSession && !isRevoked;
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        {code === "not_found" && <Trans>We can't find this booking</Trans>}
        {needsSession && hasToken && <Trans>This link no longer opens the booking</Trans>}
        {needsSession && !hasToken && <Trans>This link needs one more step</Trans>}
        {isRevoked && <Trans>This link has been revoked</Trans>}
        {isOtherCode && <Trans>This booking can't be shown now</Trans>}
      </Heading>
      <Text tone="muted" measure>
        {code === "not_found" && (
          <Trans>
            There is none at this address, or it belongs to another account. Check the address, which an email
            may have cut in two, and the account you are signed in with.
          </Trans>
        )}
        {needsSession && hasToken && (
          <Trans>
            Links work until 30 days after drop-off. Use the latest one that we emailed you, or sign in with
            the same address. The booking itself is safe.
          </Trans>
        )}
        {needsSession && !hasToken && (
          <Trans>
            Booked without an account? Open the link in our email, or get a new one below. With an account,
            sign in.
          </Trans>
        )}
        {isRevoked && (
          <Trans>
            The driver revoked it, or has another email address since. Use the latest link that we emailed,
            get a new one below, or sign in. The booking itself is safe.
          </Trans>
        )}
        {isOtherCode && i18n._(refusalMessages[code])}
      </Text>
      {((needsSession && !hasToken) || isRevoked) && <NewBookingLink />}
      <ScreenActions>
        {(needsSession || isRevoked) && (
          <LinkButton tone="neutral" icon={SignInIcon} render={<Link to={signInHref} />}>
            <Trans>Sign in</Trans>
          </LinkButton>
        )}
        {code === "too_many_requests" && (
          <Button icon={RetryIcon} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <LinkButton tone="neutral" icon={HomeIcon} render={<Link to="/" />}>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

/** Reports a failed call. The booking is unchanged. */
export function BookingFailed({ fault, onRetry }: { fault: FaultKind; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>Your booking could not be loaded</Trans>
      </Heading>
      <Text tone="muted" measure>
        {i18n._(faultMessages[fault])} <Trans>The booking itself is safe: this page only shows it.</Trans>
      </Text>
      <ScreenActions>
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </ScreenActions>
    </Screen>
  );
}

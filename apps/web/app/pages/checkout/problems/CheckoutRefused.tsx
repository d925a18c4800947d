import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { CalendarIcon, CardPaymentIcon, RetryIcon, SearchIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { reloadPage } from "@sayara/frontend/request/reloadPage";
import { STAFF_START_PATH } from "#web/session/startPageOf.ts";
import { DatesReason } from "#web/shared/DatesReason/DatesReason.tsx";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { chosenAddress, type ChosenRental } from "#web/pages/checkout/price/ChosenRental.ts";

interface CheckoutRefusedProps {
  /** Null if the URL names no rental. */
  code: RefusalCode | Unknown | null;
  results: string;
  /** Set if the dates are the reason for the refusal. With `rental`, links to nearby dates are shown. */
  dates?: RefusedDates | null;
  rental?: ChosenRental;
  /** URL of a payment for this car that was started in this tab and may itself hold the car. */
  payment?: string | undefined;
}

/** Page for a rental that cannot be booked, with the reason and links. */
export function CheckoutRefused({ code, results, dates, rental, payment }: CheckoutRefusedProps) {
  const { i18n } = useLingui();
  if (code === "too_many_requests") return <CheckoutLimited />;
  if (code === "not_allowed") return <StaffRefusal results={results} />;
  const isOwnHold = code === "car_taken" && payment !== undefined;
  if (isOwnHold) return <PaymentStarted payment={payment} results={results} />;
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        {code === null ? (
          <Trans>Choose a car first</Trans>
        ) : (
          <Trans>This car can't be booked like this</Trans>
        )}
      </Heading>
      <Text tone="muted" measure>
        {code === null ? (
          <Trans>This link names neither a car nor dates. Start from the search.</Trans>
        ) : dates && rental ? (
          <DatesReason {...dates} addressOf={(nearest) => chosenAddress({ ...rental, ...nearest })} />
        ) : (
          i18n._(refusalMessages[code])
        )}
      </Text>
      <ScreenActions>
        <LinkButton icon={code === null ? SearchIcon : CalendarIcon} render={<Link to={results} />}>
          {code === null ? <Trans>Find a car</Trans> : <Trans>See the other cars for these dates</Trans>}
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

/**
 * Shown if the price was not loaded because of a rate limit. A revalidation would keep the response, since the URL
 * is unchanged.
 */
function CheckoutLimited() {
  const { i18n } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>The price could not be loaded</Trans>
      </Heading>
      <Text tone="muted" measure>
        {i18n._(refusalMessages.too_many_requests)}
      </Text>
      <ScreenActions>
        <Button icon={RetryIcon} onClick={reloadPage}>
          <Trans>Try again</Trans>
        </Button>
      </ScreenActions>
    </Screen>
  );
}

/** Shown to staff, who cannot book [RO3]. */
function StaffRefusal({ results }: { results: string }) {
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>Staff accounts don't book</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          Agencies and administrators see the cars and prices that a customer sees. To book a car for
          yourself, sign in as a driver.
        </Trans>
      </Text>
      <ScreenActions>
        <LinkButton icon={CalendarIcon} render={<Link to={STAFF_START_PATH} />}>
          <Trans>To my bookings to answer</Trans>
        </LinkButton>
        <LinkButton tone="neutral" icon={SearchIcon} render={<Link to={results} />}>
          <Trans>See the cars for these dates</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

/** Shown if the car is held for a payment that the driver has started. */
function PaymentStarted({ payment, results }: { payment: string; results: string }) {
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>You have already started to book this car</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>It is held for your payment. Continue there, or choose another car.</Trans>
      </Text>
      <ScreenActions>
        <LinkButton icon={CardPaymentIcon} render={<Link to={payment} />}>
          <Trans>Continue to payment</Trans>
        </LinkButton>
        <LinkButton tone="neutral" icon={CalendarIcon} render={<Link to={results} />}>
          <Trans>See the other cars for these dates</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

import { Trans } from "@lingui/react/macro";
import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { CalendarIcon, HomeIcon, RetryIcon, SearchIcon, SuccessIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import * as styles from "./CheckoutSession.css.ts";

/** URLs that the payment page links to. */
export interface PaymentLinks {
  /** The booking's page, with a guest's token if this tab has it. */
  booking: string;
  /** The page where the payment was started: the checkout or the booking. */
  back: string;
}

/** Shown while the API queries the gateway. The payment must not be repeated until then. */
export function VerifyingPayment({ isSlow, links }: { isSlow: boolean; links: PaymentLinks }) {
  return (
    <Outcome tone="waiting" title={<Trans>We are checking your payment…</Trans>} isBusy>
      <Text measure>
        {isSlow ? (
          <Trans>
            It takes longer than usual. Please do not pay again: we keep checking, here and without you. You
            may close this page; your booking shows the result.
          </Trans>
        ) : (
          <Trans>Your bank's answer is on its way. Please do not pay again.</Trans>
        )}
      </Text>
      {isSlow && (
        <Actions>
          <LinkButton tone="neutral" render={<Link to={links.booking} />}>
            <Trans>See my booking</Trans>
          </LinkButton>
        </Actions>
      )}
    </Outcome>
  );
}

/** Shows the outcome of a payment that has ended. */
export function PaymentOutcome({ payment, links }: { payment: PaymentState; links: PaymentLinks }) {
  const formats = useFormats();
  const amount = formats.price(payment.amount, payment.currency);
  const { reference } = payment;
  if (payment.purpose === "unknown") return <VerifyingPayment isSlow links={links} />;
  if (payment.purpose === "edit") return <EditOutcome {...{ payment, links }} />;
  switch (payment.payment) {
    case "paid":
      return (
        <Outcome tone="paid" title={<Trans>Thank you, your payment has arrived</Trans>}>
          <Text measure>
            <Trans>
              We have received {amount} for the booking {reference}. The car is yours for these dates.
            </Trans>
          </Text>
          <Actions>
            <LinkButton size="large" icon={CalendarIcon} render={<Link to={links.booking} />}>
              <Trans>See my booking</Trans>
            </LinkButton>
          </Actions>
        </Outcome>
      );
    case "refunded":
      return (
        <Outcome tone="over" title={<Trans>Your payment arrived too late, and is refunded</Trans>}>
          <Text measure>
            <Trans>
              The booking {reference} could no longer take it. We return {amount} to your card; your bank
              shows it within a few days. You have nothing to do.
            </Trans>
          </Text>
          <Actions>
            <LinkButton icon={SearchIcon} render={<Link to="/" />}>
              <Trans>Find another car</Trans>
            </LinkButton>
            <LinkButton tone="neutral" render={<Link to={links.booking} />}>
              <Trans>See my booking</Trans>
            </LinkButton>
          </Actions>
        </Outcome>
      );
    default:
      return (
        <Outcome tone="over" title={<Trans>The time to pay is over</Trans>}>
          <Text measure>
            <Trans>
              Nothing was charged for the booking {reference}. What you typed is kept in this tab: start
              again, and see at once whether the car is still free.
            </Trans>
          </Text>
          <Actions>
            <LinkButton icon={RetryIcon} render={<Link to={links.back} />}>
              <Trans>Start again</Trans>
            </LinkButton>
            <LinkButton tone="neutral" icon={HomeIcon} render={<Link to="/" />}>
              <Trans>Go to the home page</Trans>
            </LinkButton>
          </Actions>
        </Outcome>
      );
  }
}

/** Shows the outcome of a payment for an edit. */
function EditOutcome({ payment, links }: { payment: PaymentState; links: PaymentLinks }) {
  const formats = useFormats();
  const amount = formats.price(payment.amount, payment.currency);
  const { reference } = payment;
  const seeBooking = (
    <Actions>
      <LinkButton size="large" icon={CalendarIcon} render={<Link to={links.booking} />}>
        <Trans>See my booking</Trans>
      </LinkButton>
    </Actions>
  );
  switch (payment.payment) {
    case "paid":
      return (
        <Outcome tone="paid" title={<Trans>Thank you, your booking is changed</Trans>}>
          <Text measure>
            <Trans>
              We have received {amount} for the change of booking {reference}.
            </Trans>
          </Text>
          {seeBooking}
        </Outcome>
      );
    case "refunded":
      return (
        <Outcome tone="over" title={<Trans>Your payment arrived too late, and is refunded</Trans>}>
          <Text measure>
            <Trans>
              The change of booking {reference} could no longer be made: it is as it was before. We return{" "}
              {amount} to your card; your bank shows it within a few days. You have nothing to do.
            </Trans>
          </Text>
          {seeBooking}
        </Outcome>
      );
    default:
      return (
        <Outcome tone="over" title={<Trans>The time to pay is over</Trans>}>
          <Text measure>
            <Trans>
              Nothing was charged, and booking {reference} is as it was before. You can choose the change
              again.
            </Trans>
          </Text>
          {seeBooking}
        </Outcome>
      );
  }
}

const tones = { paid: styles.paid, waiting: styles.waiting, over: styles.over };

interface OutcomeProps {
  tone: keyof typeof tones;
  title: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

function Outcome({ tone, title, isBusy = false, children }: OutcomeProps) {
  return (
    <Stack
      as="section"
      gap="md"
      role={isBusy ? "status" : undefined}
      aria-busy={isBusy}
      className={`${styles.outcome} ${tones[tone]}`}
    >
      {tone === "paid" && <Icon picture={SuccessIcon} size="large" className={styles.success} />}
      <Heading level={1} tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Shown if the URL names no payment. */
export function PaymentUnknown() {
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>We can't find this payment</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>There is none at this address. If you have paid, look at the payments of your booking.</Trans>
      </Text>
      <ScreenActions>
        <LinkButton tone="neutral" icon={HomeIcon} render={<Link to="/" />}>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}

/** Shown if the API or the gateway did not respond. */
export function PaymentUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen picture={<NotFoundIllustration />}>
      <Heading level={1}>
        <Trans>Your payment could not be checked</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          The payment itself is safe: this page only shows it. Please do not pay again before it is checked.
        </Trans>
      </Text>
      <ScreenActions>
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Check again</Trans>
        </Button>
      </ScreenActions>
    </Screen>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { BackIcon, CardPaymentIcon, ExternalIcon, LockIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Countdown } from "@sayara/frontend/rental/Countdown/Countdown";
import { container } from "@sayara/frontend/layout/container.css";
import { CardFrame, type CardFrameHandle } from "#web/shared/payment/CardFrame.tsx";
import { CancellationTerms } from "./CancellationTerms.tsx";
import { CardProblem } from "./CardProblem.tsx";
import type { PaymentEvent, PaymentPageState } from "./paymentMachine.ts";
import { PaymentOutcome, type PaymentLinks, VerifyingPayment } from "./PaymentOutcome.tsx";
import * as styles from "./CheckoutSession.css.ts";

export interface CheckoutSessionProps {
  state: PaymentPageState;
  links: PaymentLinks;
  now: Date;
  dispatch: (event: PaymentEvent) => void;
}

/** The page of a payment: the gateway's card fields while it is open, then its outcome. */
export function CheckoutSession({ state, links, now, dispatch }: CheckoutSessionProps) {
  const { payment, step } = state;
  const page = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // The pressed button is removed, so focus moves to the new heading.
  useEffect(() => {
    if (!isFirst.current && (step === "verifying" || step === "settled"))
      page.current?.querySelector<HTMLElement>("h1")?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <div ref={page} className={container}>
      <div className={styles.page}>
        {step === "settled" ? (
          <PaymentOutcome payment={payment} links={links} />
        ) : (
          <Stack gap="lg">
            {step === "verifying" && <VerifyingPayment isSlow={state.isSlow} links={links} />}
            <OpenPayment {...{ state, links, now, dispatch }} />
          </Stack>
        )}
      </div>
    </div>
  );
}

/** Stays mounted while the payment is open, so that the frame keeps the typed text. */
function OpenPayment({ state, links, now, dispatch }: CheckoutSessionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { payment, step } = state;
  const amount = formats.price(payment.amount, payment.currency);
  const { reference } = payment;
  const isVerifying = step === "verifying";
  return (
    <div hidden={isVerifying}>
      <Stack as="header" gap="xs" className={styles.header}>
        {step === "card" && (
          <Link tone="plain" className={styles.back} render={<RouterLink to={links.booking} />}>
            <Icon picture={BackIcon} size="small" />
            <Trans>Back, without paying</Trans>
          </Link>
        )}
        <Heading level={1} tabIndex={-1} className={styles.heading}>
          <Trans>Pay {amount} online</Trans>
        </Heading>
        <div className={styles.facts}>
          <Text tone="muted">
            <Trans>Booking {reference}</Trans>
          </Text>
          <span className={styles.countdown}>
            <Countdown until={payment.expiresAt} now={now} onEnd={() => dispatch({ type: "timeUp" })} />
          </span>
        </div>
      </Stack>
      <CancellationTerms payment={payment} booking={links.booking} />
      {payment.display === "frame" && payment.url !== null ? (
        <CardPayment {...{ state, dispatch, amount }} url={payment.url} />
      ) : (
        <Stack gap="md" className={styles.card}>
          {step === "card" && <CardProblem state={state} />}
          <Text>
            <Trans>You pay on the page of our payment provider, which brings you back here.</Trans>
          </Text>
          {payment.url !== null && (
            <LinkButton
              size="large"
              icon={ExternalIcon}
              render={<a href={payment.url} aria-label={t`Go to the payment page`} />}
            >
              <Trans>Go to the payment page</Trans>
            </LinkButton>
          )}
        </Stack>
      )}
    </div>
  );
}

interface CardPaymentProps {
  state: PaymentPageState;
  url: string;
  amount: string;
  dispatch: (event: PaymentEvent) => void;
}

/** The card fields in their frame, their errors, and the pay button. */
function CardPayment({ state, url, amount, dispatch }: CardPaymentProps) {
  const { t, i18n } = useLingui();
  const frame = useRef<CardFrameHandle>(null);
  const problem = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const { step } = state;
  const [language, setLanguage] = useState(i18n.locale);
  // Changing the language reloads the frame, so it waits while a card is being processed.
  if (step === "card" && language !== i18n.locale) {
    setLanguage(i18n.locale);
    setReady(false);
  }
  const failure = step === "card" ? state.failure : null;

  const showProblem = useEffectEvent(() => {
    if (failure !== null) problem.current?.focus();
  });
  useEffect(() => {
    if (step === "card") showProblem();
  }, [step]);

  return (
    <Stack gap="md" className={styles.card}>
      <div ref={problem} tabIndex={-1} className={styles.problem}>
        {step === "card" && <CardProblem state={state} />}
      </div>
      <CardFrame ref={frame} url={url} language={language} onCard={dispatch} onReady={() => setReady(true)} />
      {step !== "challenge" && (
        <Button
          size="large"
          block
          icon={CardPaymentIcon}
          disabled={!isReady}
          working={step === "processing" && t`Payment in progress…`}
          onClick={() => frame.current?.send({ type: "submit" })}
        >
          <Trans>Pay {amount}</Trans>
        </Button>
      )}
      <p className={styles.safety}>
        <Icon picture={LockIcon} size="small" className={styles.safetyIcon} />
        {step === "challenge" ? (
          <Trans>Your bank asks you to confirm the payment, in the box above.</Trans>
        ) : (
          <Trans>Your card's details go to the payment provider only. We neither see nor keep them.</Trans>
        )}
      </p>
    </Stack>
  );
}

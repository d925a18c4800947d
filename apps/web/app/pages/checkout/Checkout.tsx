import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteAnswer } from "@sayara/api-client/contract/search/quote";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { holdTerms } from "@sayara/domain/booking/holdTerms";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { planFigures } from "@sayara/domain/car/planFigures";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { User } from "@sayara/domain/user/User";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { type FormEvent, Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { PlanStrip } from "#web/shared/PlanStrip/PlanStrip.tsx";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import { RentalSummary } from "#web/shared/RentalSummary/RentalSummary.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import type { CheckoutState } from "./checkoutMachine.ts";
import { ConditionsSection } from "./ConditionsSection.tsx";
import { AdditionalDriverSection, DriverSection } from "./DriverSection.tsx";
import { OptionsSection } from "./OptionsSection.tsx";
import type { PaymentChoice, PaymentOffer } from "./paymentOffers.ts";
import { PaymentSection } from "./PaymentSection.tsx";
import { PriceBar } from "./PriceBar.tsx";
import { LostNotice, ProblemNotice } from "./ProblemNotice.tsx";
import type { RefusalLinks } from "./RefusedNotice.tsx";
import type { ChosenRental } from "./ChosenRental.ts";
import { type CheckoutForm, useFieldLabels } from "./checkoutFields.ts";
import { useCountedTotal } from "./useCountedTotal.ts";
import type { GuestCaptcha } from "#web/captcha/useGuestCaptcha.ts";
import * as styles from "./Checkout.css.ts";

const importDialog = () =>
  import("./ConfirmDialog.tsx").then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const ConfirmDialog = lazy(importDialog);
const loadCaptchaCard = async () => (await import("#web/captcha/GuestCaptchaCard.tsx")).GuestCaptchaCard;
// The server cannot wait for a lazy part.
const GuestCaptchaCard = import.meta.env.SSR
  ? await loadCaptchaCard()
  : lazy(async () => ({ default: await loadCaptchaCard() }));

export interface CheckoutProps extends CheckoutForm {
  rental: ChosenRental;
  answer: QuoteAnswer;
  /** The price with the chosen options. */
  quote: Quote;
  options: RentalOptions;
  user: User | null;
  focusOn: (name: string) => void;
  captcha: Pick<GuestCaptcha, "box" | "missing">;
  state: CheckoutState;
  links: RefusalLinks;
  /** At least one. */
  offers: readonly PaymentOffer[];
  payment: PaymentChoice;
  choosePayment: (payment: PaymentChoice) => void;
  chooseOptions: (options: RentalOptions) => void;
  /** Confirms fields and price; then opens the dialog, or the payment where it is made online. */
  submit: () => void;
  /** Accepts a changed price and goes on. */
  acceptPrice: () => void;
  /** Sends the request, in the dialog or again after a lost answer. */
  confirm: () => void;
  closeDialog: () => void;
}

/** Checkout of a rental: options, drivers, payment, conditions and price. */
export function Checkout(props: CheckoutProps) {
  const { rental, answer, quote, options, user, captcha, state, links, offers, payment } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const labels = useFieldLabels();
  const { car } = answer;
  useCountedTotal(quote.total);
  const total = formats.price(quote.total);
  const problem = state.step === "editing" ? state.problem : null;
  const isEmailRegistered = problem?.kind === "refused" && problem.code === "email_registered";
  const missingTick = captcha.missing;
  const isOnline = payment !== "later";
  const isOpening = isOnline && (state.step === "sending" || state.step === "paying");
  const workingWords =
    (state.step === "checking" && t`Checking the price…`) || (isOpening && t`Opening the payment…`);
  const pickup = wallClockToInstant(rental.from, timeZone);
  const [openedAt] = useState(() => new Date());
  const problemPlace = useRef<HTMLDivElement>(null);

  const focusTick = useEffectEvent(() => {
    if (Object.keys(props.errors).length === 0) props.focusOn("captcha");
  });
  useEffect(() => {
    if (missingTick) focusTick();
  }, [missingTick]);
  useEffect(() => {
    // A request that was lost before this visit of the page does not move the focus.
    if (problem || (state.step === "lost" && state.fault)) problemPlace.current?.focus();
  }, [problem, state]);

  function submit(event: FormEvent) {
    event.preventDefault();
    props.submit();
  }

  const send = (className: string, size: "medium" | "large") => (
    <Button type="submit" form={props.id} size={size} className={className} working={workingWords}>
      {isOnline ? <Trans>Continue to payment</Trans> : <Trans>Request this car</Trans>}
    </Button>
  );

  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="xs" align="start">
        <Link tone="plain" className={styles.back} render={<RouterLink to={links.results} />}>
          <Icon picture={BackIcon} size="small" />
          <Trans>Back to the cars</Trans>
        </Link>
        <Heading level={1}>
          <Trans>Book your car</Trans>
        </Heading>
      </Stack>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label={t`Your rental`}>
          <RentalSummary
            car={car}
            journey={{
              pickup: answer.pickupLocation,
              dropOff: answer.dropOffLocation,
              from: rental.from,
              to: rental.to,
            }}
            restClassName={styles.asideLedger}
          >
            <QuoteLedger quote={quote} defaultOpen tone="accent" size="lg" />
          </RentalSummary>
          <Link className={styles.change} render={<RouterLink to={links.results} />}>
            <Trans>Change the car or the dates</Trans>
          </Link>
        </aside>
        {/* Without JavaScript the browser must not put personal data into the address: this method sends nothing. */}
        <form
          id={props.id}
          method="dialog"
          className={styles.form}
          noValidate
          // The dialog's code is loaded before the request is sent.
          onFocus={() => void importDialog().catch(() => {})}
          onSubmit={submit}
        >
          <Stack gap="lg">
            <noscript>
              <Notice tone="warning" title={t`This step needs JavaScript`}>
                <Trans>Switch it on in your browser to book, and reload the page.</Trans>
              </Notice>
            </noscript>
            <PlanStrip figures={planFigures(car, quote)} />
            <OptionsSection car={car} options={options} onChange={props.chooseOptions} />
            <ErrorSummary
              errors={{ ...props.errors, ...(missingTick && { captcha: "captcha_required" }) }}
              labels={{ ...labels, captcha: t`Check against robots` }}
            />
            <DriverSection
              form={props}
              user={user}
              signIn={links.signIn}
              isEmailRegistered={isEmailRegistered}
            />
            {options.additionalDriver && <AdditionalDriverSection form={props} />}
            <PaymentSection
              agency={car.supplier.name}
              total={quote.total}
              offers={offers}
              payment={payment}
              onChange={props.choosePayment}
            />
            <ConditionsSection
              car={car}
              total={quote.total}
              paidNow={offers.find((offer) => offer.payment === payment)?.paidNow ?? null}
              cancelling={{ quote, pickup, now: openedAt }}
              form={props}
            />
            {captcha.box && (
              <Suspense>
                <GuestCaptchaCard box={captcha.box} missing={captcha.missing} />
              </Suspense>
            )}
            <Stack>
              <div ref={problemPlace} tabIndex={-1} className={styles.problem}>
                {problem && (
                  <ProblemNotice problem={problem} links={links} onAcceptPrice={props.acceptPrice} />
                )}
                {state.step === "lost" && <LostNotice onRetry={props.confirm} />}
              </div>
              {send(styles.submit, "large")}
            </Stack>
          </Stack>
        </form>
      </div>
      <PriceBar quote={quote} car={car}>
        {send(styles.barSend, "medium")}
      </PriceBar>
      {!isOnline && (state.step === "confirming" || state.step === "sending") && (
        <Suspense>
          <ConfirmDialog
            step={state.step}
            agency={car.supplier.name}
            carName={car.name}
            from={rental.from}
            to={rental.to}
            total={total}
            email={props.values["driver.email"]}
            terms={holdTerms({
              pickup,
              isGuest: user === null,
              now: "askedAt" in state ? state.askedAt : openedAt,
            })}
            onConfirm={props.confirm}
            onClose={props.closeDialog}
          />
        </Suspense>
      )}
    </Stack>
  );
}

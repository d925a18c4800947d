import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteAnswer } from "@sayara/api-client/contract/search/quote";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { User } from "@sayara/domain/user/User";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { type FormEvent, Suspense, lazy, useEffect, useEffectEvent, useRef } from "react";
import { Link as RouterLink } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import { focusField } from "#web/shared/form/useForm.ts";
import { RentalSummary } from "#web/shared/RentalSummary/RentalSummary.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import { type CheckoutProblem, unknownSinceReload } from "./CheckoutProblem.ts";
import type { FieldName } from "./CheckoutValues.ts";
import { ConditionsSection } from "./ConditionsSection.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { AdditionalDriverSection, DriverSection } from "./DriverSection.tsx";
import { EmailRegistered } from "./EmailRegistered.tsx";
import { holdTerms } from "./holdTerms.ts";
import { OptionsSection } from "./OptionsSection.tsx";
import { PaymentSection } from "./PaymentSection.tsx";
import { PriceBar } from "./PriceBar.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import type { RefusalWays } from "./RefusedNotice.tsx";
import type { Trip } from "./Trip.ts";
import { useEarlyInput } from "./useEarlyInput.ts";
import type { FormTools } from "./useField.ts";
import { useFieldLabels } from "./useFieldLabels.ts";
import type { GuestTick } from "./useGuestTick.ts";
import * as styles from "./Checkout.css.ts";

const GuestTickSection = lazy(async () => ({
  default: (await import("./GuestTickSection.tsx")).GuestTickSection,
}));

export interface CheckoutProps extends Omit<FormTools, "emailError"> {
  trip: Trip;
  answer: QuoteAnswer;
  /** The price with the chosen options. */
  quote: Quote;
  options: RentalOptions;
  user: User | null;
  tick: GuestTick | null;
  phase: "editing" | "checking" | "confirming" | "sending";
  /** When the dialog was opened: what it promises counts from then. */
  askedAt: Date;
  problem: CheckoutProblem | null;
  focusOn: { field: FieldName } | null;
  ways: RefusalWays;
  chooseOptions: (options: RentalOptions) => void;
  submit: () => void;
  confirm: () => void;
  closeDialog: () => void;
}

/** From a chosen car to a booking: options, who drives, how it is paid, what to know. */
export function Checkout(props: CheckoutProps) {
  const { trip, answer, quote, options, user, tick, phase, problem, ways } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const labels = useFieldLabels();
  const { car } = answer;
  const total = formats.price(quote.total);
  const isEmailRegistered = problem?.kind === "refused" && problem.code === "email_registered";
  const tools: FormTools = {
    ...props,
    emailError: isEmailRegistered && <EmailRegistered signIn={ways.signIn} />,
  };
  const missingTick = tick?.missing;
  const form = useRef<HTMLFormElement>(null);
  const problemPlace = useRef<HTMLDivElement>(null);

  useEarlyInput(form, props);
  useEffect(() => {
    if (props.focusOn) focusField(form.current, props.focusOn.field);
  }, [props.focusOn]);
  const pointAtTick = useEffectEvent(() => {
    if (Object.keys(props.errors).length === 0) focusField(form.current, "captcha");
  });
  useEffect(() => {
    if (missingTick) pointAtTick();
  }, [missingTick]);
  useEffect(() => {
    // What was there when the page opened is read in its turn.
    if (problem && problem !== unknownSinceReload) problemPlace.current?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    props.submit();
  }

  const send = (className: string, size: "medium" | "large") => (
    <Button
      type="submit"
      form="checkout"
      size={size}
      className={className}
      working={phase === "checking" && t`Checking the price…`}
    >
      <Trans>Request this car</Trans>
    </Button>
  );

  return (
    <div className={`${container} ${styles.page}`}>
      <header className={styles.head}>
        <Link tone="plain" className={styles.back} render={<RouterLink to={ways.results} />}>
          <Icon picture={BackIcon} size="small" />
          <Trans>Back to the cars</Trans>
        </Link>
        <Heading level={1}>
          <Trans>Book your car</Trans>
        </Heading>
      </header>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label={t`Your rental`}>
          <RentalSummary
            car={car}
            journey={{
              pickup: answer.pickupLocation,
              dropOff: answer.dropOffLocation,
              from: trip.from,
              to: trip.to,
            }}
            restClassName={styles.asideLedger}
          >
            <QuoteLedger quote={quote} defaultOpen tone="accent" size="lg" />
          </RentalSummary>
        </aside>
        {/* Without its script the form must not put names and numbers into an address: such a method goes nowhere. */}
        <form id="checkout" method="dialog" ref={form} className={styles.form} noValidate onSubmit={submit}>
          <noscript>
            <Notice tone="warning" title={t`This step needs JavaScript`}>
              <Trans>Switch it on in your browser to book, and reload the page.</Trans>
            </Notice>
          </noscript>
          <OptionsSection car={car} options={options} onChange={props.chooseOptions} />
          <ErrorSummary
            errors={{ ...props.errors, ...(missingTick && { captcha: "captcha_required" }) }}
            labels={{ ...labels, captcha: t`Check against robots` }}
          />
          <DriverSection form={tools} user={user} signIn={ways.signIn} />
          {options.additionalDriver && <AdditionalDriverSection form={tools} />}
          <PaymentSection agency={car.supplier.name} total={total} />
          <ConditionsSection
            car={car}
            total={total}
            isCancellable={options.cancellation || car.cancellation === 0}
            form={tools}
          />
          {tick && (
            <Suspense>
              <GuestTickSection tick={tick} />
            </Suspense>
          )}
          <div className={styles.end}>
            <div ref={problemPlace} tabIndex={-1} className={styles.problem}>
              {problem && <ProblemNotice problem={problem} ways={ways} onRetry={props.confirm} />}
            </div>
            {send(styles.submit, "large")}
          </div>
        </form>
      </div>
      <PriceBar quote={quote} car={car}>
        {send(styles.barSend, "medium")}
      </PriceBar>
      <ConfirmDialog
        phase={phase}
        agency={car.supplier.name}
        carName={car.name}
        from={trip.from}
        to={trip.to}
        total={total}
        email={props.values.driver.email}
        terms={holdTerms({
          pickup: wallClockToInstant(trip.from, timeZone),
          isGuest: user === null,
          now: props.askedAt,
        })}
        onConfirm={props.confirm}
        onClose={props.closeDialog}
      />
    </div>
  );
}

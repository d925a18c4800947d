import { Trans, useLingui } from "@lingui/react/macro";
import { planFigures } from "@sayara/domain/car/planFigures";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { PlanStrip } from "@sayara/frontend/rental/PlanStrip/PlanStrip";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { container } from "@sayara/frontend/layout/container.css";
import { CaptchaPart } from "./sending/CaptchaPart.tsx";
import { CheckoutDialog, preloadDialog } from "./sending/CheckoutDialog.tsx";
import { cardFieldNames } from "#web/shared/payment/readFrameMessage.ts";
import { useCardLabels } from "#web/shared/payment/useCardLabels.ts";
import { useFieldLabels } from "./driver/checkoutFields.ts";
import { CheckoutHead } from "./CheckoutHead.tsx";
import { isEmailRegistered } from "./sending/checkoutMachine.ts";
import { CheckoutProblemPart } from "./problems/CheckoutProblemPart.tsx";
import type { CheckoutProps } from "./CheckoutProps.ts";
import { CheckoutSummary } from "./price/CheckoutSummary.tsx";
import { ConditionsSection } from "./conditions/ConditionsSection.tsx";
import { AddressServiceSection } from "./conditions/AddressServiceSection.tsx";
import { ArrivalPart } from "./conditions/ArrivalPart.tsx";
import { ExtrasSection } from "./conditions/ExtrasSection.tsx";
import { AnimatedTotal } from "./price/AnimatedTotal.tsx";
import { AdditionalDriverSection, DriverSection } from "./driver/DriverSection.tsx";
import { OptionsSection } from "./conditions/OptionsSection.tsx";
import { PaymentSection } from "./payment/PaymentSection.tsx";
import { PromoPart } from "./promo/PromoPart.tsx";
import { PriceBar } from "./price/PriceBar.tsx";
import { SendButton } from "./sending/SendButton.tsx";
import * as styles from "./Checkout.css.ts";

const formId = "checkout";

/** Checkout of a rental: options, drivers, payment, conditions and price. */
export function Checkout(props: CheckoutProps) {
  const {
    rental,
    response,
    quote,
    options,
    extras,
    delivery,
    collection,
    user,
    captcha,
    state,
    links,
    offers,
    payment,
    card,
    isReady,
  } = props;
  const { car, extras: offered = [] } = response;
  const { t } = useLingui();
  const { timeZone } = useSettings();
  const { termsAccepted, ...driverLabels } = useFieldLabels();
  const cardLabels = useCardLabels();
  const [openedAt] = useState(() => new Date());
  const paidNow = offers.find((offer) => offer.payment === payment)?.paidNow ?? null;
  const errors = {
    ...props.errors,
    ...card.invalid,
    ...(captcha.missing && { captcha: "captcha_required" }),
  };
  const sendProps = { state, isReady, paidNow, isByCard: card.isReady, isOnline: payment !== "later" };
  const pickup = wallClockToInstant(rental.from, timeZone);

  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <CheckoutHead results={links.results} />
      <div className={styles.columns}>
        <CheckoutSummary rental={rental} response={response} quote={quote} results={links.results} />
        <form {...props.props} id={formId} className={styles.form} onFocus={preloadDialog}>
          <Stack gap="lg">
            <noscript>
              <Notice tone="warning" title={t`This step needs JavaScript`}>
                <Trans>Switch it on in your browser to book, and reload the page.</Trans>
              </Notice>
            </noscript>
            <PlanStrip figures={planFigures(car, quote)} total={<AnimatedTotal total={quote.total} />} />
            <OptionsSection
              car={car}
              options={options}
              coverContents={response.coverContents ?? null}
              onChange={props.chooseOptions}
            />
            {offered.length > 0 && (
              <ExtrasSection offered={offered} chosen={extras} state={state} onChange={props.chooseExtras} />
            )}
            <AddressServiceSection
              response={response}
              chosen={{ delivery, collection }}
              form={props}
              onChange={props.chooseService}
            />
            <PromoPart
              state={state}
              promoCode={props.promoCode}
              restored={props.restoredPromo}
              onApply={props.applyPromo}
            />
            <ArrivalPart response={response} form={props} />
            <ErrorSummary
              errors={errors}
              labels={{ ...driverLabels, ...cardLabels, termsAccepted, captcha: t`Robot check` }}
              focusElsewhere={(name) => {
                const field = cardFieldNames.find((fieldName) => fieldName === name);
                if (field !== undefined) card.focusOn(field);
                return field !== undefined;
              }}
            />
            <DriverSection
              form={props}
              user={user}
              signInHref={links.signInHref}
              isEmailRegistered={isEmailRegistered(state)}
            />
            {options.additionalDriver && <AdditionalDriverSection form={props} />}
            <PaymentSection
              key={props.isPaymentRestored ? "restored" : "rendered"}
              agency={car.supplier.name}
              total={quote.total}
              offers={offers}
              payment={payment}
              card={card}
              isReady={isReady}
              onChange={props.choosePayment}
              form={props}
            />
            <ConditionsSection
              car={car}
              total={quote.total}
              paidNow={paidNow}
              cancellation={{ quote, pickup, now: openedAt }}
              form={props}
            />
            <CaptchaPart captcha={captcha} errors={errors} focusOn={props.focusOn} />
            <Stack>
              <CheckoutProblemPart
                state={state}
                links={links}
                acceptPrice={props.acceptPrice}
                confirm={props.confirm}
              />
              <SendButton {...sendProps} form={formId} size="large" className={styles.submit} />
            </Stack>
          </Stack>
        </form>
      </div>
      <PriceBar quote={quote} car={car}>
        <SendButton {...sendProps} form={formId} size="medium" className={styles.barSend} />
      </PriceBar>
      <CheckoutDialog {...props} pickup={pickup} paidNow={paidNow} />
    </Stack>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { planFigures } from "@sayara/domain/car/planFigures";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { PlanStrip } from "#web/shared/PlanStrip/PlanStrip.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import { CaptchaPart } from "./sending/CaptchaPart.tsx";
import { CheckoutDialog, preloadDialog } from "./sending/CheckoutDialog.tsx";
import { useFieldLabels } from "./driver/checkoutFields.ts";
import { CheckoutHead } from "./CheckoutHead.tsx";
import { isEmailRegistered } from "./sending/checkoutMachine.ts";
import { CheckoutProblemPart } from "./problems/CheckoutProblemPart.tsx";
import type { CheckoutProps } from "./CheckoutProps.ts";
import { CheckoutSummary } from "./price/CheckoutSummary.tsx";
import { ConditionsSection } from "./conditions/ConditionsSection.tsx";
import { CountedTotal } from "./price/CountedTotal.tsx";
import { AdditionalDriverSection, DriverSection } from "./driver/DriverSection.tsx";
import { OptionsSection } from "./conditions/OptionsSection.tsx";
import { PaymentSection } from "./payment/PaymentSection.tsx";
import { PriceBar } from "./price/PriceBar.tsx";
import { SendButton } from "./sending/SendButton.tsx";
import * as styles from "./Checkout.css.ts";

const formId = "checkout";

/** Checkout of a rental: options, drivers, payment, conditions and price. */
export function Checkout(props: CheckoutProps) {
  const { rental, answer, quote, options, user, captcha, state, links, offers, payment, isReady } = props;
  const { car } = answer;
  const { t } = useLingui();
  const { timeZone } = useSettings();
  const labels = useFieldLabels();
  const [openedAt] = useState(() => new Date());
  const pickup = wallClockToInstant(rental.from, timeZone);

  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <CheckoutHead results={links.results} />
      <div className={styles.columns}>
        <CheckoutSummary rental={rental} answer={answer} quote={quote} results={links.results} />
        <form {...props.props} id={formId} className={styles.form} onFocus={preloadDialog}>
          <Stack gap="lg">
            <noscript>
              <Notice tone="warning" title={t`This step needs JavaScript`}>
                <Trans>Switch it on in your browser to book, and reload the page.</Trans>
              </Notice>
            </noscript>
            <PlanStrip figures={planFigures(car, quote)} total={<CountedTotal total={quote.total} />} />
            <OptionsSection car={car} options={options} onChange={props.chooseOptions} />
            <ErrorSummary
              errors={{ ...props.errors, ...(captcha.missing && { captcha: "captcha_required" }) }}
              labels={{ ...labels, captcha: t`Robot check` }}
            />
            <DriverSection
              form={props}
              user={user}
              signIn={links.signIn}
              isEmailRegistered={isEmailRegistered(state)}
            />
            {options.additionalDriver && <AdditionalDriverSection form={props} />}
            <PaymentSection
              key={props.isPaymentRestored ? "restored" : "rendered"}
              agency={car.supplier.name}
              total={quote.total}
              offers={offers}
              payment={payment}
              onChange={props.choosePayment}
              form={props}
            />
            <ConditionsSection
              car={car}
              total={quote.total}
              paidNow={offers.find((offer) => offer.payment === payment)?.paidNow ?? null}
              cancelling={{ quote, pickup, now: openedAt }}
              form={props}
            />
            <CaptchaPart captcha={captcha} errors={props.errors} focusOn={props.focusOn} />
            <Stack>
              <CheckoutProblemPart
                state={state}
                links={links}
                acceptPrice={props.acceptPrice}
                confirm={props.confirm}
              />
              <SendButton
                form={formId}
                {...{ state, payment, isReady }}
                size="large"
                className={styles.submit}
              />
            </Stack>
          </Stack>
        </form>
      </div>
      <PriceBar quote={quote} car={car}>
        <SendButton form={formId} {...{ state, payment, isReady }} size="medium" className={styles.barSend} />
      </PriceBar>
      {payment === "later" && <CheckoutDialog {...props} pickup={pickup} />}
    </Stack>
  );
}

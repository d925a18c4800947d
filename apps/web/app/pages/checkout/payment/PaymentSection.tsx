import { Trans, useLingui } from "@lingui/react/macro";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AgencyIcon } from "@sayara/ui/Icon/icons";
import { RadioGroup, type RadioOption } from "@sayara/ui/RadioGroup/RadioGroup";
import { Suspense, lazy } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useFields } from "@sayara/frontend/form/useFields";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import type { CheckoutForm } from "#web/pages/checkout/driver/checkoutFields.ts";
import type { PaymentChoice, PaymentOffer } from "./paymentOffers.ts";
import type { CardFieldsState } from "./useCardFields.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

// Loaded in the browser only: the frame needs the page's own URL, and few drivers pay online.
const CardFields = lazy(async () => ({ default: (await import("./CardFields.tsx")).CardFields }));

interface PaymentSectionProps {
  agency: string;
  /** In dinars. */
  total: number;
  offers: readonly PaymentOffer[];
  payment: PaymentChoice;
  /** If `url` is null, the driver pays on the gateway's own page. */
  card: Pick<CardFieldsState, "url" | "isReady" | "frame">;
  /** Whether hydration has finished. */
  isReady: boolean;
  onChange: (payment: PaymentChoice) => void;
  form: CheckoutForm;
}

/**
 * The choice of when to pay, unless the agency accepts only payment on site. Shows the card fields if the
 * driver pays now by card.
 */
export function PaymentSection(props: PaymentSectionProps) {
  const { t } = useLingui();
  const { card, offers } = props;
  const isPayLaterOnly = offers.every(({ payment }) => payment === "later");
  const fieldsUrl = props.payment !== "later" && props.isReady ? card.url : null;
  return (
    <SectionCard id="checkout-payment" title={t`Payment`}>
      {isPayLaterOnly ? <PayAtAgency {...props} /> : <PaymentChoices {...props} />}
      {fieldsUrl !== null && (
        <Suspense fallback={<CardFieldsLoading />}>
          <CardFields
            url={fieldsUrl}
            card={card}
            acceptsPayLater={offers.some(({ payment }) => payment === "later")}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}

function CardFieldsLoading() {
  return (
    <output className={styles.hint}>
      <Trans>The card form is loading…</Trans>
    </output>
  );
}

function PayAtAgency({ agency, total }: PaymentSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const price = formats.price(total);
  return (
    <div className={styles.includedOption}>
      <Icon picture={AgencyIcon} className={styles.includedIcon} />
      <div>
        <p className={styles.optionName}>
          <Trans>At the agency, when you pick up the car</Trans>
        </p>
        <p className={styles.hint}>
          {t`Nothing is charged now and no card is asked for. You pay ${price} to ${agency}.`}
        </p>
      </div>
    </div>
  );
}

function PaymentChoices({ agency, total, offers, payment, onChange, form }: PaymentSectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const price = formats.price(total);
  const field = useFields(form, {});

  function optionOf(offer: PaymentOffer): RadioOption<PaymentChoice> {
    const { paidNow } = offer;
    const trailing = (
      <span className={styles.optionPrice}>
        <span translate="no">{paidNow === null ? "…" : formats.price(paidNow)}</span>
        <span className={styles.optionUnit}>
          <Trans>now</Trans>
        </span>
      </span>
    );
    const common = { value: offer.payment, trailing };
    switch (offer.payment) {
      case "later":
        return {
          ...common,
          label: t`At the agency, when you pick up the car`,
          hint: t`No card needed. ${agency} will confirm your request first.`,
        };
      case "downPayment": {
        const rest =
          paidNow === null ? price : formats.price(toDinars(toMillimes(total) - toMillimes(paidNow)));
        return {
          ...common,
          label: t`A down payment now, by card`,
          hint:
            paidNow === null
              ? t`Confirmed at once. You pay the rest at the agency.`
              : t`Confirmed at once. You pay the rest, ${rest}, at the agency.`,
        };
      }
      case "full":
        return {
          ...common,
          label: t`The full amount now, by card`,
          hint: t`Confirmed at once. Nothing remains to pay at the agency.`,
        };
    }
  }

  return (
    <>
      <RadioGroup
        // If the selected option is no longer offered, another is selected.
        key={offers.map((offer) => offer.payment).join(" ")}
        legend={t`How do you want to pay?`}
        legendHidden
        name="payment"
        variant="cards"
        options={offers.map(optionOf)}
        defaultValue={payment}
        onChange={onChange}
      />
      {payment !== "later" && (
        <Checkbox {...field.checkbox("remindOfPayment")}>
          <Trans>If I do not finish paying, remind me once by email.</Trans>
        </Checkbox>
      )}
    </>
  );
}

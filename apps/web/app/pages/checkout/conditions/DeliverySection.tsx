import { Trans, useLingui } from "@lingui/react/macro";
import type { DeliveryOffer } from "@sayara/domain/pricing/fees/deliveryFees";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useFields } from "@sayara/frontend/form/useFields";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Stack } from "@sayara/ui/Stack/Stack";
import { type CheckoutForm, useFieldLabels } from "#web/pages/checkout/driver/checkoutFields.ts";
import { DeliveryAddressField } from "#web/shared/DeliveryAddressField/DeliveryAddressField.tsx";
import { useDeliveryHint } from "#web/shared/DeliveryAddressField/useDeliveryHint.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface DeliverySectionProps {
  offer: DeliveryOffer;
  /** Name of the place of pick-up. */
  place: string;
  isChosen: boolean;
  form: CheckoutForm;
  onChange: (isChosen: boolean) => void;
}

/** Delivery of the car to an address, with its price; if it is chosen, with the address. */
export function DeliverySection({ offer, place, isChosen, form, onChange }: DeliverySectionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const hint = useDeliveryHint();
  const field = useFields(form, useFieldLabels());
  const { price, inTime } = offer;
  return (
    <SectionCard
      id="checkout-delivery"
      title={t`Delivery`}
      intro={<Trans>Instead of the meeting point, the agency hands the car over where you are.</Trans>}
    >
      <Stack>
        <Checkbox
          className={styles.option}
          name="delivery"
          value="yes"
          defaultChecked={isChosen}
          // A choice for which it became too late can still be undone.
          disabled={!inTime && !isChosen}
          hint={hint(offer, place)}
          trailing={
            <span className={styles.optionPrice}>
              {price === 0 ? (
                <Trans>Free of charge</Trans>
              ) : (
                <>
                  <span translate="no">{formats.price(price)}</span>{" "}
                  <span className={styles.optionUnit}>
                    <Trans>once</Trans>
                  </span>
                </>
              )}
            </span>
          }
          onChange={(event) => onChange(event.target.checked)}
        >
          <span className={styles.optionName}>
            <Trans>Delivery to an address</Trans>
          </span>
        </Checkbox>
        {isChosen && <DeliveryAddressField {...field.text("deliveryAddress")} />}
      </Stack>
    </SectionCard>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import {
  type AddressService,
  type AddressServiceOffer,
  addressServices,
} from "@sayara/domain/pricing/fees/addressServices";
import { useFields } from "@sayara/frontend/form/useFields";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Stack } from "@sayara/ui/Stack/Stack";
import { type CheckoutForm, useFieldLabels } from "#web/pages/checkout/driver/checkoutFields.ts";
import { HandOverAddressField } from "#web/shared/AddressService/HandOverAddressField.tsx";
import { useAddressServiceHint } from "#web/shared/AddressService/useAddressServiceHint.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface AddressServiceSectionProps {
  response: Pick<QuoteResponse, AddressService | "pickupLocation" | "dropOffLocation">;
  chosen: Readonly<Record<AddressService, boolean>>;
  form: CheckoutForm;
  onChange: (service: AddressService, isChosen: boolean) => void;
}

/**
 * The agency's delivery to an address and collection from one. Renders nothing if the agency offers neither.
 */
export function AddressServiceSection({ response, chosen, form, onChange }: AddressServiceSectionProps) {
  const { t } = useLingui();
  const { pickupLocation, dropOffLocation } = response;
  const offered = addressServices.filter((service) => response[service] !== undefined);
  if (offered.length === 0) return null;
  return (
    <SectionCard
      id="checkout-address-services"
      title={
        offered.length === 2
          ? t`Delivery and collection`
          : response.delivery === undefined
            ? t`Collection`
            : t`Delivery`
      }
      intro={<Trans>Instead of the meeting point, the agency comes to where you are.</Trans>}
    >
      <Stack>
        {offered.map((service) => {
          const offer = response[service];
          return (
            offer && (
              <ServiceChoice
                key={service}
                service={service}
                offer={offer}
                place={(service === "delivery" ? pickupLocation : dropOffLocation).name}
                isChosen={chosen[service]}
                form={form}
                onChange={(isChosen) => onChange(service, isChosen)}
              />
            )
          );
        })}
      </Stack>
    </SectionCard>
  );
}

interface ServiceChoiceProps {
  service: AddressService;
  offer: AddressServiceOffer;
  /** Name of the pick-up or drop-off place. */
  place: string;
  isChosen: boolean;
  form: CheckoutForm;
  onChange: (isChosen: boolean) => void;
}

/** A service with its price, and its address field if the service is chosen. */
function ServiceChoice({ service, offer, place, isChosen, form, onChange }: ServiceChoiceProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const hint = useAddressServiceHint();
  const field = useFields(form, useFieldLabels());
  const { price, inTime } = offer;
  return (
    <>
      <Checkbox
        className={styles.option}
        name={service}
        value="yes"
        defaultChecked={isChosen}
        // A chosen service can still be removed after its deadline.
        disabled={!inTime && !isChosen}
        hint={hint(service, offer, place)}
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
        <span className={styles.optionName}>{i18n._(feeKindMessages[service])}</span>
      </Checkbox>
      {isChosen && <HandOverAddressField {...field.text(`${service}Address`)} />}
    </>
  );
}

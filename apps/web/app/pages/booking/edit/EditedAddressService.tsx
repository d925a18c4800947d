import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import { useFields } from "@sayara/frontend/form/useFields";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { HandOverAddressField } from "#web/shared/AddressService/HandOverAddressField.tsx";
import { useAddressServiceHint } from "#web/shared/AddressService/useAddressServiceHint.ts";
import { useExtraPrice } from "#web/shared/ExtraFields/useExtraPrice.ts";
import type { EditPlaces } from "./EditPlaces.ts";
import type { EditValues } from "./EditValues.ts";
import type { EditState } from "./useEdit.ts";
import * as styles from "./Edit.css.ts";

interface EditedAddressServiceProps {
  service: AddressService;
  editState: Pick<EditState, "form" | "values">;
  booking: Pick<
    Booking,
    "quote" | "pickupLocation" | "dropOffLocation" | "deliveryAddress" | "collectionAddress"
  >;
  places: EditPlaces;
  labels: Readonly<Record<keyof EditValues, string>>;
}

/**
 * The choice of delivery or collection, with its address [FE13, FE16]. Shown if the agency offers the service
 * at the chosen place or if it is booked. At the booked place, a booked service keeps its price.
 */
export function EditedAddressService({
  service,
  editState,
  booking,
  places,
  labels,
}: EditedAddressServiceProps) {
  const { t, i18n } = useLingui();
  const { form, values } = editState;
  const field = useFields(form, labels);
  const hint = useAddressServiceHint();
  const priceText = useExtraPrice();
  const isDelivery = service === "delivery";
  const slug = isDelivery ? values.pickupLocation : values.dropOffLocation;
  const bookedPlace = isDelivery ? booking.pickupLocation : booking.dropOffLocation;
  const offer = places.services[service].find((each) => each.slug === slug);
  const booked = slug === bookedPlace.slug && booking.quote.feeLines?.find(({ kind }) => kind === service);
  if (offer === undefined && booking[`${service}Address`] === undefined) return null;
  const servedPlaces = isDelivery ? places.pickup : places.dropOff;
  const place = servedPlaces.find((each) => each.slug === slug)?.name ?? "";
  const price = booked ? booked.unitPrice : offer?.price;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{isDelivery ? t`Delivery` : t`Collection`}</legend>
      <Checkbox
        name={service}
        defaultChecked={form.start[service]}
        trailing={price === undefined ? undefined : priceText({ price, per: "rental" })}
        hint={offer && hint(service, offer, place)}
      >
        {i18n._(feeKindMessages[service])}
      </Checkbox>
      {values[service] && <HandOverAddressField {...field.text(`${service}Address`)} />}
    </fieldset>
  );
}

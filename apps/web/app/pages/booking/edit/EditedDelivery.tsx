import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { useFields } from "@sayara/frontend/form/useFields";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { DeliveryAddressField } from "#web/shared/DeliveryAddressField/DeliveryAddressField.tsx";
import { useDeliveryHint } from "#web/shared/DeliveryAddressField/useDeliveryHint.ts";
import { useExtraPrice } from "#web/shared/ExtraFields/useExtraPrice.ts";
import type { EditPlaces } from "./EditPlaces.ts";
import type { EditValues } from "./EditValues.ts";
import type { EditState } from "./useEdit.ts";
import * as styles from "./Edit.css.ts";

interface EditedDeliveryProps {
  editState: Pick<EditState, "form" | "values">;
  booking: Pick<Booking, "quote" | "pickupLocation" | "deliveryAddress">;
  places: Pick<EditPlaces, "pickup" | "delivery">;
  labels: Readonly<Record<keyof EditValues, string>>;
}

/**
 * The delivery that the agency offers at the chosen place of pick-up, or that is booked, with its address [FE13]. A
 * booked delivery keeps its price at the booked place.
 */
export function EditedDelivery({ editState, booking, places, labels }: EditedDeliveryProps) {
  const { t } = useLingui();
  const { form, values } = editState;
  const field = useFields(form, labels);
  const hint = useDeliveryHint();
  const priceText = useExtraPrice();
  const { quote, pickupLocation, deliveryAddress } = booking;
  const slug = values.pickupLocation;
  const offer = places.delivery.find((delivery) => delivery.slug === slug);
  const sold = slug === pickupLocation.slug && quote.feeLines?.find(({ kind }) => kind === "delivery");
  if (offer === undefined && deliveryAddress === undefined) return null;
  const place = places.pickup.find((each) => each.slug === slug)?.name ?? "";
  const price = sold ? sold.unitPrice : offer?.price;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>
        <Trans>Delivery</Trans>
      </legend>
      <Checkbox
        name="delivery"
        defaultChecked={form.start.delivery}
        trailing={price === undefined ? undefined : priceText({ price, per: "rental" })}
        hint={offer && hint(offer, place)}
      >
        {t`Delivery to an address`}
      </Checkbox>
      {values.delivery && <DeliveryAddressField {...field.text("deliveryAddress")} />}
    </fieldset>
  );
}

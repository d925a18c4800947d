import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetPlace } from "@sayara/api-client/contract/suppliers/fleetCars";
import { MINIMUM_DRIVER_AGE } from "@sayara/domain/config/businessDefaults";
import { MAXIMUM_YOUNG_AGE } from "@sayara/domain/config/businessDefaults";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { RulesForm } from "../RulesForm.tsx";
import { type EditedPart, usePartForm } from "../usePartForm.ts";
import { feesValuesOf, pairRowsOf, serviceRowsOf } from "../values/feesValues.ts";
import { AddressServiceFees } from "./AddressServiceFees.tsx";
import { OneWayFees } from "./OneWayFees.tsx";

/**
 * Form for the agency's fees in addition to the price of the car [FE1]. `places` holds all places of the
 * marketplace.
 */
export function FeesForm({ places, ...edited }: EditedPart & { places: readonly FleetPlace[] }) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const { fees } = edited.rules;
  const [rows, setRows] = useState(() => pairRowsOf(fees));
  const [delivery, setDelivery] = useState(() => serviceRowsOf("delivery", fees));
  const [collection, setCollection] = useState(() => serviceRowsOf("collection", fees));
  const form = usePartForm("fees", edited, feesValuesOf(fees, { pairs: rows, delivery, collection }));
  const labels: Record<string, string> = {
    airport: t`At an airport`,
    outsideHours: t`Outside opening hours`,
    "youngDriver.underAge": t`Drivers under`,
    "youngDriver.price": t`Fee of young drivers`,
    "youngDriver.per": t`The fee is`,
    "youngDriver.maximum": t`At most per rental`,
    "usage.extraKilometre": t`Extra kilometre`,
    "usage.missingFuel": t`Missing eighth of the tank`,
    addPair: t`Drop-off at another place`,
    addDelivery: i18n._(feeKindMessages.delivery),
    addCollection: i18n._(feeKindMessages.collection),
  };
  for (const [index, { key }] of rows.entries()) {
    const number = index + 1;
    labels[`${key}.pickup`] = t`Drop-off at another place ${number}: pick-up`;
    labels[`${key}.dropOff`] = t`Drop-off at another place ${number}: drop-off`;
    labels[`${key}.price`] = t`Drop-off at another place ${number}: price`;
  }
  for (const [index, { key }] of delivery.entries()) {
    const number = index + 1;
    labels[`${key}.place`] = t`Delivery ${number}: place of pick-up`;
    labels[`${key}.leadTimeHours`] = t`Delivery ${number}: hours ahead`;
    labels[`${key}.price`] = t`Delivery ${number}: price`;
  }
  for (const [index, { key }] of collection.entries()) {
    const number = index + 1;
    labels[`${key}.place`] = t`Collection ${number}: place of drop-off`;
    labels[`${key}.leadTimeHours`] = t`Collection ${number}: hours ahead`;
    labels[`${key}.price`] = t`Collection ${number}: price`;
  }
  const lowest = MINIMUM_DRIVER_AGE + 1;
  const field = useFields(form, labels);
  const price = (name: string) => ({
    ...field.text(name),
    inputMode: "decimal" as const,
    maxLength: 20,
    trailing: sign,
  });
  const pairPlaces = new Set(fees.oneWay.flatMap(({ pickup, dropOff }) => [pickup, dropOff]));
  const servicePlaces = (service: AddressService) =>
    places.filter(({ id, isServed }) => isServed || fees[service].some(({ place }) => place === id));
  return (
    <RulesForm
      form={form}
      title={t`Fees`}
      intro={
        <Trans>
          What some rentals cost beside the car. Drivers see these fees in every total from the first list on,
          a delivery and a collection once they choose it. Leave a price empty for no fee.
        </Trans>
      }
      labels={labels}
    >
      <div className={formStyles.pair}>
        <TextField {...price("airport")} hint={t`For each pick-up and each drop-off at an airport.`} />
        <TextField
          {...price("outsideHours")}
          hint={t`For each pick-up and each drop-off outside your opening hours or on a closed day.`}
        />
      </div>
      <div className={formStyles.form}>
        <Heading level={3} size="md">
          <Trans>Young drivers</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>
            By the age on the day of pick-up. Drivers see it before they choose, and in the total once the age
            is known.
          </Trans>
        </Text>
        <div className={formStyles.pair}>
          <TextField
            {...field.text("youngDriver.underAge")}
            inputMode="numeric"
            maxLength={3}
            trailing={t`years`}
            hint={
              <Trans>
                {lowest} to {MAXIMUM_YOUNG_AGE}.
              </Trans>
            }
          />
          <TextField {...price("youngDriver.maximum")} hint={<Trans>Empty for no limit.</Trans>} />
        </div>
        <div className={formStyles.pair}>
          <TextField {...price("youngDriver.price")} />
          <SelectField {...field.text("youngDriver.per")}>
            <option value="day">{t`per day`}</option>
            <option value="rental">{t`per rental`}</option>
          </SelectField>
        </div>
      </div>
      <div className={formStyles.form}>
        <Heading level={3} size="md">
          <Trans>Charged at return</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>
            By the signed reports of hand-over and return. Drivers read these prices before they book; a
            booking keeps them.
          </Trans>
        </Text>
        <div className={formStyles.pair}>
          <TextField
            {...price("usage.extraKilometre")}
            hint={t`For each kilometre above the allowance of the car.`}
          />
          <TextField
            {...price("usage.missingFuel")}
            hint={t`For cars that come back with as much fuel as they left with.`}
          />
        </div>
      </div>
      <OneWayFees
        field={field}
        rows={rows}
        places={places.filter(({ id, isServed }) => isServed || pairPlaces.has(id))}
        mayEdit={form.mayEdit}
        onRows={setRows}
      />
      <AddressServiceFees
        service="delivery"
        field={field}
        rows={delivery}
        places={servicePlaces("delivery")}
        mayEdit={form.mayEdit}
        onRows={setDelivery}
      />
      <AddressServiceFees
        service="collection"
        field={field}
        rows={collection}
        places={servicePlaces("collection")}
        mayEdit={form.mayEdit}
        onRows={setCollection}
      />
    </RulesForm>
  );
}

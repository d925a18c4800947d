import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetPlace } from "@sayara/api-client/contract/suppliers/fleetCars";
import type { AddressService } from "@sayara/domain/pricing/fees/addressServices";
import { MAXIMUM_SERVICE_PLACES } from "@sayara/domain/pricing/fees/SupplierFees";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ServiceRow } from "../values/feesValues.ts";
import type { RuleValues } from "../values/RuleValues.ts";
import { EditedRows } from "../EditedRows.tsx";

interface AddressServiceFeesProps {
  service: AddressService;
  field: ReturnType<typeof useFields<RuleValues>>;
  rows: readonly ServiceRow[];
  /** Options of the place fields. */
  places: readonly FleetPlace[];
  mayEdit: boolean;
  onRows: (rows: ServiceRow[]) => void;
}

/**
 * Fields for the places where the agency delivers cars to an address at pick-up [FE10], or collects them from
 * an address at drop-off [FE14], with fee and lead time.
 */
export function AddressServiceFees({
  service,
  field,
  rows,
  places,
  mayEdit,
  onRows,
}: AddressServiceFeesProps) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const isDelivery = service === "delivery";
  const addName = isDelivery ? "addDelivery" : "addCollection";
  return (
    <div className={formStyles.form}>
      <Heading level={3} size="md">
        {i18n._(feeKindMessages[service])}
      </Heading>
      <Text size="sm" tone="muted">
        {isDelivery ? (
          <Trans>
            Drivers may choose it and type an address in the area of the place of pick-up. Places without a
            line have no delivery; a price of 0 is free of charge.
          </Trans>
        ) : (
          <Trans>
            Drivers may choose it and type an address in the area of the place of drop-off. Places without a
            line have no collection; a price of 0 is free of charge.
          </Trans>
        )}
      </Text>
      <EditedRows
        rows={rows}
        mayEdit={mayEdit}
        onRows={onRows}
        newRow={(number) => ({ key: `${service}${number}`, fee: null })}
        maximum={MAXIMUM_SERVICE_PLACES}
        addName={addName}
        addText={isDelivery ? <Trans>Add a delivery</Trans> : <Trans>Add a collection</Trans>}
        error={field.errorOf(addName)}
        nameOf={(number) => (isDelivery ? t`Delivery ${number}` : t`Collection ${number}`)}
        removeNameOf={(number) =>
          isDelivery ? t`Remove delivery ${number}` : t`Remove collection ${number}`
        }
        renderFields={(key) => (
          <div className={formStyles.pair}>
            <SelectField
              {...field.text(`${key}.place`)}
              label={isDelivery ? t`Pick-up place` : t`Drop-off place`}
            >
              <option value="">{t`Choose a place`}</option>
              {places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field.text(`${key}.leadTimeHours`)}
              label={t`Booked at least`}
              inputMode="numeric"
              maxLength={10}
              trailing={t`hours ahead`}
              required
            />
          </div>
        )}
        renderLastField={(key) => (
          <TextField
            {...field.text(`${key}.price`)}
            label={isDelivery ? t`Price per delivery` : t`Price per collection`}
            inputMode="decimal"
            maxLength={20}
            trailing={sign}
            required
          />
        )}
      />
    </div>
  );
}

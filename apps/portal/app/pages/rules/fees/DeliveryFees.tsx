import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetPlace } from "@sayara/api-client/contract/suppliers/fleetCars";
import { MAXIMUM_DELIVERY_PLACES } from "@sayara/domain/pricing/fees/SupplierFees";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { DeliveryRow } from "../values/feesValues.ts";
import type { RuleValues } from "../values/RuleValues.ts";
import { EditedRows } from "../EditedRows.tsx";

interface DeliveryFeesProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  rows: readonly DeliveryRow[];
  /** To choose from. */
  places: readonly FleetPlace[];
  mayEdit: boolean;
  onRows: (rows: DeliveryRow[]) => void;
}

/** Where the agency delivers cars to an address, by place of pick-up [FE10]. */
export function DeliveryFees({ field, rows, places, mayEdit, onRows }: DeliveryFeesProps) {
  const { t } = useLingui();
  return (
    <div className={formStyles.form}>
      <Heading level={3} size="md">
        <Trans>Delivery to an address</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          Drivers may choose it and type an address in the area of the place of pick-up. Places without a line
          have no delivery; a price of 0 is free of charge.
        </Trans>
      </Text>
      <EditedRows
        rows={rows}
        mayEdit={mayEdit}
        onRows={onRows}
        newRow={(number) => ({ key: `delivery${number}`, fee: null })}
        maximum={MAXIMUM_DELIVERY_PLACES}
        addName="addDelivery"
        addText={<Trans>Add a place</Trans>}
        error={field.errorOf("addDelivery")}
        nameOf={(number) => t`Delivery ${number}`}
        removeNameOf={(number) => t`Remove delivery ${number}`}
        renderFields={(key) => (
          <div className={formStyles.pair}>
            <SelectField {...field.text(`${key}.place`)} label={t`Pick-up place`}>
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
            label={t`Price per delivery`}
            inputMode="decimal"
            maxLength={20}
            trailing="TND"
            required
          />
        )}
      />
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { FleetPlace } from "@sayara/api-client/contract/suppliers/fleetCars";
import { MAXIMUM_ONE_WAY_FEES } from "@sayara/domain/pricing/fees/SupplierFees";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { PairRow } from "../values/feesValues.ts";
import type { RuleValues } from "../values/RuleValues.ts";
import { EditedRows } from "../EditedRows.tsx";

interface OneWayFeesProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  rows: readonly PairRow[];
  /** Options of the place fields. */
  places: readonly FleetPlace[];
  mayEdit: boolean;
  onRows: (rows: PairRow[]) => void;
}

/** Fields for the fees of one-way rentals, by pair of places [FE3]. */
export function OneWayFees({ field, rows, places, mayEdit, onRows }: OneWayFeesProps) {
  const { t } = useLingui();
  const sign = useCurrencySign();
  const options = (
    <>
      <option value="">{t`Choose a place`}</option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
  return (
    <div className={formStyles.form}>
      <Heading level={3} size="md">
        <Trans>Drop-off at another place</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>Once per rental. The way back is another line; places without a line cost nothing.</Trans>
      </Text>
      <EditedRows
        rows={rows}
        mayEdit={mayEdit}
        onRows={onRows}
        newRow={(number) => ({ key: `pair${number}`, fee: null })}
        maximum={MAXIMUM_ONE_WAY_FEES}
        addName="addPair"
        addText={<Trans>Add two places</Trans>}
        error={field.errorOf("addPair")}
        nameOf={(number) => t`Drop-off at another place ${number}`}
        removeNameOf={(number) => t`Remove the drop-off at another place ${number}`}
        renderFields={(key) => (
          <div className={formStyles.pair}>
            <SelectField {...field.text(`${key}.pickup`)} label={t`Pick-up`}>
              {options}
            </SelectField>
            <SelectField {...field.text(`${key}.dropOff`)} label={t`Drop-off`}>
              {options}
            </SelectField>
          </div>
        )}
        renderLastField={(key) => (
          <TextField
            {...field.text(`${key}.price`)}
            label={t`Price`}
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

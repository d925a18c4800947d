import { Trans, useLingui } from "@lingui/react/macro";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { CarDone } from "./Car.action.ts";
import { type CarValues, excessFields } from "./CarValues.ts";
import { Section } from "./Section.tsx";

interface PriceFieldsProps {
  form: Form<CarValues, CarDone>;
  labels: Readonly<Record<string, string>>;
}

/** Fields for the car's price, deposit, excess, options and conditions, in TND. */
export function PriceFields({ form, labels }: PriceFieldsProps) {
  const { t } = useLingui();
  const sign = useCurrencySign();
  const field = useFields(form, labels);
  const amount = (name: string, label = labels[name] ?? name) => (
    <TextField {...field.text(name)} label={label} inputMode="decimal" maxLength={20} trailing={sign} />
  );
  return (
    <>
      <Section title={<Trans>Price and deposit</Trans>}>
        {amount("dailyPrice")}
        <div className={formStyles.pair}>
          <SelectField {...field.text("deposit.kind")}>
            <option value="amount">{t`An amount`}</option>
            <option value="included">{t`No deposit`}</option>
            <option value="none">{t`Not taken on the card`}</option>
          </SelectField>
          {amount("deposit")}
        </div>
        <div className={formStyles.pair}>
          <TextField {...field.text("minimumAge")} inputMode="numeric" />
          <TextField {...field.text("minimumLicenceYears")} inputMode="numeric" />
        </div>
      </Section>
      <Section title={<Trans>Excess</Trans>}>
        {excessFields.map((name) => (
          <div key={name}>{amount(`excess.${name}`)}</div>
        ))}
      </Section>
      <Section title={<Trans>Options</Trans>}>
        {rentalOptions.map((option) => {
          const label = labels[option] ?? option;
          return (
            <div key={option} className={formStyles.pair}>
              <SelectField {...field.text(`${option}.kind`)} label={label}>
                <option value="none">{t`Not offered`}</option>
                <option value="included">{t({ message: "Included", context: "option" })}</option>
                <option value="amount">{t`At a price`}</option>
              </SelectField>
              {amount(option, t`Price: ${label}`)}
            </div>
          );
        })}
      </Section>
    </>
  );
}

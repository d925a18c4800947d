import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import { useFields } from "@sayara/frontend/form/useFields";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { depositMethodMessages } from "@sayara/i18n/messages/booking/conditionMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { TextField } from "@sayara/ui/TextField/TextField";
import { RulesForm } from "../RulesForm.tsx";
import * as styles from "../Rules.css.ts";
import { type EditedPart, usePartForm } from "../usePartForm.ts";
import { depositValuesOf } from "../values/depositValues.ts";

/** Form for the methods by which the agency takes security deposits, each with an optional amount [DP1]. */
export function DepositsForm(edited: EditedPart) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const { deposits, depositMethods: allowed } = edited.rules;
  const form = usePartForm("deposits", edited, depositValuesOf(deposits, allowed));
  const nameOf = (method: DepositMethod) => i18n._(depositMethodMessages[method]);
  const labels: Record<string, string> = {};
  for (const method of allowed) {
    const name = nameOf(method);
    labels[`${method}.taken`] = name;
    labels[`${method}.amount`] = t`Amount: ${name}`;
  }
  const field = useFields(form, labels);
  return (
    <RulesForm
      form={form}
      title={t`Security deposits`}
      intro={
        <Trans>
          How you take them. Drivers search for cars by what they have: cash, a debit card or a credit card.
          Without an amount, each car’s own deposit applies. Cheques may not be taken as a guarantee.
        </Trans>
      }
      labels={labels}
    >
      {allowed.map((method) => (
        <div key={method} className={styles.deposit}>
          <Checkbox {...field.checkbox(`${method}.taken`)}>{nameOf(method)}</Checkbox>
          <TextField
            {...field.text(`${method}.amount`)}
            inputMode="decimal"
            maxLength={20}
            trailing={sign}
            hint={
              method === "cashEuro"
                ? t`In dinars; drivers leave the same value in euros.`
                : t`Empty: as for the car.`
            }
          />
        </div>
      ))}
    </RulesForm>
  );
}

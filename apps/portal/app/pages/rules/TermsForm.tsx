import { Trans, useLingui } from "@lingui/react/macro";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { useFields } from "@sayara/frontend/form/useFields";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { TextField } from "@sayara/ui/TextField/TextField";
import { RulesForm } from "./RulesForm.tsx";
import { type EditedPart, usePartForm } from "./usePartForm.ts";
import { termsValuesOf } from "./values/termsValues.ts";

/** Form for lead times, the shortest rental and payment. */
export function TermsForm(edited: EditedPart) {
  const { t } = useLingui();
  const form = usePartForm("terms", edited, termsValuesOf(edited.rules.terms));
  const labels = {
    leadTimeHours: t`Lead time`,
    turnaroundMinutes: t`Time between two rentals`,
    minimumRentalDays: t`Shortest rental`,
    downPaymentShare: t`Down payment`,
    "keptHours.withoutArrival": t`Late driver: the car is kept`,
    "keptHours.withArrival": t`With a flight or ferry number`,
    payLater: t`Payment at the desk`,
    confirmsMoves: t`Confirm bookings that another agency cancelled`,
  };
  const field = useFields(form, labels);
  const number = (name: keyof typeof labels) => ({
    ...field.text(name),
    inputMode: "decimal" as const,
    maxLength: 12,
  });
  return (
    <RulesForm form={form} title={t`Conditions`} labels={labels}>
      <div className={formStyles.pair}>
        <TextField
          {...number("leadTimeHours")}
          trailing={t`hours`}
          hint={t`From the booking to the pick-up, at least.`}
          required
        />
        <TextField
          {...number("turnaroundMinutes")}
          trailing={t`minutes`}
          hint={t`To clean and check the car. Bookings made so far stay as they are.`}
          required
        />
      </div>
      <div className={formStyles.pair}>
        <TextField
          {...number("minimumRentalDays")}
          trailing={t`days`}
          hint={t`Shorter rentals are not offered.`}
          required
        />
        <TextField
          {...number("downPaymentShare")}
          trailing="%"
          hint={t`Share of the total that drivers may pay online, the rest at the desk. Empty for none.`}
        />
      </div>
      <div className={formStyles.pair}>
        <TextField
          {...number("keptHours.withoutArrival")}
          trailing={t`hours`}
          hint={t`After the pick-up time. Bookings made so far keep theirs.`}
          required
        />
        <TextField
          {...number("keptHours.withArrival")}
          trailing={t`hours`}
          hint={t`As long or longer, for planes and ferries that are late.`}
          required
        />
      </div>
      <Checkbox {...field.checkbox("payLater")} hint={t`Drivers book without paying online.`}>
        {labels.payLater}
      </Checkbox>
      <Checkbox
        {...field.checkbox("confirmsMoves")}
        hint={
          <Trans>
            Drivers whose confirmed booking was cancelled may choose your car without your answer.
          </Trans>
        }
      >
        {labels.confirmsMoves}
      </Checkbox>
    </RulesForm>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { SourceValues } from "./CalendarIntent.ts";
import { carTitle } from "./carTitle.ts";

interface SourceFormProps {
  form: Form<SourceValues>;
  cars: SupplierCalendars["cars"];
}

/** Form that adds an imported calendar. */
export function SourceForm({ form, cars }: SourceFormProps) {
  const { t } = useLingui();
  const labels = { carId: t`Car`, name: t`Name`, address: t`iCal address` };
  const field = useFields(form, labels);
  return (
    <Card as="section" aria-labelledby="calendar-add">
      <form {...form.props}>
        <Stack gap="md">
          <Heading level={2} id="calendar-add">
            <Trans>Add a calendar to read</Trans>
          </Heading>
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <SelectField {...field.text("carId")}>
            {cars.map((car) => (
              <option key={car.id} value={car.id}>
                {carTitle(car)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field.text("name")}
            hint={<Trans>Such as the site that it comes from.</Trans>}
            autoComplete="off"
            required
          />
          <TextField
            {...field.text("address")}
            type="url"
            inputMode="url"
            autoComplete="off"
            hint={
              <Trans>The other site calls it an iCal link, or a link to export or share the calendar.</Trans>
            }
            required
          />
          <div>
            <SubmitButton form={form} icon={PlusIcon} working={t`Adding and reading…`}>
              <Trans>Add</Trans>
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

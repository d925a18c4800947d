import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_CLOSED_DATES } from "@sayara/domain/supplier/hours/ClosedDates";
import * as formStyles from "@sayara/frontend/form/Form.css";
import type { useFields } from "@sayara/frontend/form/useFields";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ClosedRow } from "../values/hoursValues.ts";
import type { RuleValues } from "../values/RuleValues.ts";
import { EditedRows } from "../EditedRows.tsx";

interface ClosedDaysProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  rows: readonly ClosedRow[];
  mayEdit: boolean;
  onRows: (rows: ClosedRow[]) => void;
}

/** Fields for holidays and other days on which the agency is closed. */
export function ClosedDays({ field, rows, mayEdit, onRows }: ClosedDaysProps) {
  const { t } = useLingui();
  return (
    <div className={formStyles.form}>
      <Heading level={3} size="md">
        <Trans>Closed days</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>Holidays, and your own days off. Religious holidays move: enter them for each year.</Trans>
      </Text>
      <EditedRows
        rows={rows}
        mayEdit={mayEdit}
        onRows={onRows}
        newRow={(number) => ({
          key: `closed${number}`,
          date: { name: "", from: "", to: "", yearly: false },
        })}
        maximum={MAX_CLOSED_DATES}
        addName="addClosed"
        addText={<Trans>Add closed days</Trans>}
        error={field.errorOf("addClosed")}
        nameOf={(number) => t`Closed days ${number}`}
        removeNameOf={(number) => t`Remove closed days ${number}`}
        renderFields={(key) => (
          <>
            <TextField {...field.text(`${key}.name`)} label={t`Name`} maxLength={60} required />
            <div className={formStyles.pair}>
              <TextField {...field.text(`${key}.from`)} label={t`First day`} type="date" required />
              <TextField
                {...field.text(`${key}.to`)}
                label={t`Last day`}
                aside={t`empty for one day`}
                type="date"
              />
            </div>
          </>
        )}
        renderLastField={(key) => (
          <Checkbox {...field.checkbox(`${key}.yearly`)}>
            <Trans>On the same dates every year</Trans>
          </Checkbox>
        )}
      />
    </div>
  );
}

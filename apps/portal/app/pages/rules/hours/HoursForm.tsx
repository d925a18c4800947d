import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { Trans, useLingui } from "@lingui/react/macro";
import { weekdays } from "@sayara/domain/time/Weekday";
import { useFields } from "@sayara/frontend/form/useFields";
import { calendarNames } from "@sayara/i18n/format/calendarNames";
import { Button } from "@sayara/ui/Button/Button";
import { CopyIcon } from "@sayara/ui/Icon/icons";
import { useState } from "react";
import { RulesForm } from "../RulesForm.tsx";
import { type EditedPart, usePartForm } from "../usePartForm.ts";
import { closedRowsOf, hoursValuesOf } from "../values/hoursValues.ts";
import { ClosedDays } from "./ClosedDays.tsx";
import { copyMonday } from "./copyMonday.ts";
import { DayRow } from "./DayRow.tsx";
import * as styles from "../Rules.css.ts";

/** Form for opening hours by day, and for closed days. */
export function HoursForm(edited: EditedPart) {
  const { t } = useLingui();
  const { openingHours, closedDates } = edited.rules.hours;
  const [rows, setRows] = useState(() => closedRowsOf(closedDates));
  const form = usePartForm("hours", edited, hoursValuesOf(openingHours, rows));
  const names = calendarNames[useTextLanguage()].weekdays;
  const labels: Record<string, string> = {};
  const dayName = (index: number) => {
    // The list of names starts with Sunday.
    const name = names[(index + 1) % 7] ?? "";
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  for (const [index, day] of weekdays.entries()) {
    const name = dayName(index);
    labels[`${day}.opens`] = t`${name}: opening time`;
    labels[`${day}.closes`] = t`${name}: closing time`;
  }
  for (const [index, { key }] of rows.entries()) {
    const number = index + 1;
    labels[`${key}.name`] = t`Closed days ${number}: name`;
    labels[`${key}.from`] = t`Closed days ${number}: first day`;
    labels[`${key}.to`] = t`Closed days ${number}: last day`;
  }
  labels["addClosed"] = t`Closed days`;
  const field = useFields(form, labels);
  return (
    <RulesForm
      form={form}
      title={t`Opening hours`}
      intro={
        <Trans>
          Tick the days on which you are open. Drivers see the hours; bookings outside of them stay possible.
          Closing at 00:00 means midnight.
        </Trans>
      }
      labels={labels}
    >
      <div className={styles.list}>
        {weekdays.map((day, index) => (
          <DayRow key={day} field={field} day={day} name={dayName(index)} />
        ))}
      </div>
      {form.mayEdit && (
        <Button
          tone="neutral"
          size="small"
          icon={CopyIcon}
          className={styles.save}
          onClick={(event) => copyMonday(event.currentTarget.form)}
        >
          <Trans>Copy Monday to all days</Trans>
        </Button>
      )}
      <ClosedDays field={field} rows={rows} mayEdit={form.mayEdit} onRows={setRows} />
    </RulesForm>
  );
}

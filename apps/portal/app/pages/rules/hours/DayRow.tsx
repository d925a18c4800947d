import { useLingui } from "@lingui/react/macro";
import type { Weekday } from "@sayara/domain/time/Weekday";
import type { useFields } from "@sayara/frontend/form/useFields";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { RuleValues } from "../values/RuleValues.ts";
import * as styles from "../Rules.css.ts";

interface DayRowProps {
  field: ReturnType<typeof useFields<RuleValues>>;
  day: Weekday;
  name: string;
}

/** Fields for a day's opening hours. */
export function DayRow({ field, day, name }: DayRowProps) {
  const { t } = useLingui();
  const time = (part: "opens" | "closes", label: string) => (
    <TextField {...field.text(`${day}.${part}`)} label={label} type="time" className={styles.time} />
  );
  return (
    <fieldset className={styles.day}>
      <legend className={styles.spoken}>{name}</legend>
      <Checkbox {...field.checkbox(`${day}.open`)} className={styles.dayName}>
        {name}
      </Checkbox>
      <div
        className={styles.times}
        onInput={({ currentTarget }) => {
          // Typing a time means that the agency is open that day.
          const box = currentTarget.closest("fieldset")?.querySelector<HTMLInputElement>("[type=checkbox]");
          if (box) box.checked = true;
        }}
      >
        {time("opens", t`Opens at`)}
        {time("closes", t`Closes at`)}
      </div>
    </fieldset>
  );
}

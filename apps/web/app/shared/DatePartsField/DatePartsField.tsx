import { useLingui } from "@lingui/react/macro";
import { FieldError } from "@sayara/ui/Field/Field";
import { TextField } from "@sayara/ui/TextField/TextField";
import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type ReactNode, useId } from "react";
import { type DateParts, joinDate, readWholeDate, splitDate } from "./dateParts.ts";
import * as styles from "./DatePartsField.css.ts";

interface DatePartsFieldProps {
  /** Id of the first box, which receives the focus. */
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  /** Whether it is the user's own birthday, which browsers autofill. */
  isBirthday?: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/**
 * A date in the distant past, typed into three boxes: faster than a calendar. All languages of the site write the
 * day first. The hint is below the boxes: above, one of two lines would push them below those of a date beside it.
 */
export function DatePartsField({
  id,
  legend,
  hint,
  error,
  value,
  isBirthday = false,
  ...on
}: DatePartsFieldProps) {
  const { t } = useLingui();
  const descriptionId = useId();
  const parts = splitDate(value);
  const described = [hint && `${descriptionId}-hint`, error && `${descriptionId}-error`]
    .filter(Boolean)
    .join(" ");

  // The boxes and not `value`: right after hydration it lacks what was typed before, until the next render.
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    on.onChange(joinDate(readWholeDate(currentTarget.value) ?? partsIn(currentTarget.closest("fieldset"))));
  }

  // `maxLength` would truncate a pasted date, so it is read from the clipboard event.
  function paste(event: ClipboardEvent) {
    const whole = readWholeDate(event.clipboardData.getData("text"));
    if (whole === null) return;
    event.preventDefault();
    on.onChange(joinDate(whole));
  }

  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) on.onLeave();
  }

  const box = (part: keyof DateParts, label: string) => (
    <TextField
      id={part === "day" ? id : undefined}
      name={`${id}.${part}`}
      label={label}
      className={styles.datePart[part]}
      inputMode="numeric"
      autoComplete={isBirthday ? `bday-${part}` : "off"}
      value={parts[part]}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      onChange={change}
      onPaste={paste}
    />
  );

  return (
    <fieldset className={styles.dateField} aria-describedby={described || undefined} onBlur={leave}>
      <legend className={styles.dateLegend}>{legend}</legend>
      <div className={styles.dateBoxes}>
        {box("day", t`Day`)}
        {box("month", t`Month`)}
        {box("year", t`Year`)}
      </div>
      {hint && (
        <p id={`${descriptionId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${descriptionId}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** The digits in the boxes, which stand day first in every language. */
function partsIn(fieldset: HTMLFieldSetElement | null): DateParts {
  const [day = "", month = "", year = ""] = Array.from(
    fieldset?.querySelectorAll("input") ?? [],
    ({ value }) => value.replace(/\D/g, ""),
  );
  return { day: day.slice(0, 2), month: month.slice(0, 2), year: year.slice(0, 4) };
}

import { useLingui } from "@lingui/react/macro";
import { plainCode } from "@sayara/domain/text/typedText";
import { FieldError } from "@sayara/ui/Field/Field";
import { TextField } from "@sayara/ui/TextField/TextField";
import { type ClipboardEvent, type FormEvent, type ReactNode, useId } from "react";
import { type DateParts, readWholeDate, splitDate } from "./dateParts.ts";
import * as styles from "./DatePartsField.css.ts";

interface DatePartsFieldProps {
  /** Name of the field, and id of its first box, which receives focus. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Same as `announceError` of `Field`: whether a new error is announced. */
  announceError?: boolean | undefined;
  /** In the format of `dateParts`; may be incomplete. */
  defaultValue: string;
  /** Whether it is the user's own birthday, which browsers autofill. */
  isBirthday?: boolean;
}

/**
 * A date in the distant past, typed into three boxes, which is faster than a calendar. All languages of the
 * site write the day first. The hint is below the boxes, because a hint above could misalign them with the
 * boxes of an adjacent date.
 */
export function DatePartsField({
  name,
  legend,
  hint,
  error,
  announceError,
  defaultValue,
  isBirthday = false,
}: DatePartsFieldProps) {
  const { t } = useLingui();
  const descriptionId = useId();
  const parts = splitDate(defaultValue);
  const describedBy = [hint && `${descriptionId}-hint`, error && `${descriptionId}-error`]
    .filter(Boolean)
    .join(" ");

  const box = (part: keyof DateParts, label: string) => (
    <TextField
      id={part === "day" ? name : undefined}
      name={`${name}.${part}`}
      label={label}
      className={styles.datePart[part]}
      inputMode="numeric"
      autoComplete={isBirthday ? `bday-${part}` : "off"}
      defaultValue={parts[part]}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      onInput={keepDigits}
      onPaste={splitPastedDate}
    />
  );

  return (
    <fieldset className={styles.dateField} aria-describedby={describedBy || undefined}>
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
      <FieldError id={`${descriptionId}-error`} announced={announceError}>
        {error}
      </FieldError>
    </fieldset>
  );
}

/**
 * Keeps only the digits of a box, or splits a whole date that the browser autofilled. Leaves a text with
 * several numbers unchanged if it is not a date, so that validation rejects it: "5 mai 1" must not become day
 * 51.
 */
function keepDigits({ currentTarget: box }: FormEvent<HTMLInputElement>) {
  const date = readWholeDate(box.value);
  const text = plainCode(box.value);
  if (date !== null) fill(box, date);
  else if (/^\D*\d*\D*$/.test(text))
    box.value = text.replace(/\D/g, "").slice(0, box.name.endsWith(".year") ? 4 : 2);
}

/** `maxLength` would truncate a pasted date, so it is read from the clipboard event. */
function splitPastedDate(event: ClipboardEvent<HTMLInputElement>) {
  const date = readWholeDate(event.clipboardData.getData("text"));
  if (date === null) return;
  event.preventDefault();
  fill(event.currentTarget, date);
  // Fires an input event, as typing does, so that the form reads its values.
  event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Fills the boxes, which start with the day in every language. */
function fill(box: HTMLInputElement, { day, month, year }: DateParts) {
  const boxes = box.closest("fieldset")?.querySelectorAll("input") ?? [];
  for (const [index, part] of [day, month, year].entries()) {
    const other = boxes[index];
    if (other !== undefined) other.value = part;
  }
}

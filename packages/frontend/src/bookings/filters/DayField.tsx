import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef } from "react";

interface DayFieldProps {
  label: string;
  name: string;
  day: CalendarDate | null;
  onChange: (day: CalendarDate | null) => void;
}

/**
 * Earlier than any booking. Dates before it are ignored: they have a partly typed year (0002, 0020, 0202).
 */
const EARLIEST = "2000-01-01";

/** A day filter. Applies when the date is complete or emptied. */
export function DayField({ label, name, day, onChange }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Another URL updates the field, unless the field itself caused it, so that focus is kept.
  useEffect(() => {
    if (input.current !== null && input.current.value !== (day ?? "")) input.current.value = day ?? "";
  }, [day]);
  return (
    <TextField
      ref={input}
      label={label}
      name={name}
      type="date"
      min={EARLIEST}
      defaultValue={day ?? ""}
      onChange={({ target: { value, validity } }) => {
        if (validity.badInput || (value !== "" && value < EARLIEST)) return;
        onChange(value === "" ? null : value);
      }}
    />
  );
}

import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useEffect, useRef } from "react";

interface DayFieldProps {
  label: string;
  name: string;
  day: CalendarDate | null;
  onChange: (day: CalendarDate | null) => void;
}

/** Before any booking. A year that is still typed (0002, 0020, 0202) is none yet. */
const EARLIEST = "2000-01-01";

/** A day of a filter. Applies once it is complete, or emptied. */
export function DayField({ label, name, day, onChange }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Another address changes the field, unless it is the one that it has asked for: the focus stays.
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

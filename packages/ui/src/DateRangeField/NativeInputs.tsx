"use client";

import { useEffect, useRef } from "react";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field } from "../Field/Field.tsx";
import type { RangeInputProps } from "./RangeInputProps.ts";
import * as styles from "./DateRangeField.css.ts";

/** The browser's two native fields, for pages without JavaScript. */
export function NativeInputs({ messages, names, value, min, max, errorId, onChange }: RangeInputProps) {
  const group = useRef<HTMLDivElement>(null);

  // The cleanup runs when the buttons replace these fields after hydration; it reports values typed before then.
  useEffect(() => {
    const fields = group.current?.querySelectorAll("input");
    return () => {
      const [from = "", to = ""] = [...(fields ?? [])].map((field) => field.value);
      if (from !== value.from || to !== value.to) onChange({ from, to });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <div className={styles.ends} ref={group}>
      {(["from", "to"] as const).map((end) => (
        <Field key={end} label={messages[end]}>
          {(control) => (
            <div className={fieldStyles.frame}>
              <input
                {...control}
                type="datetime-local"
                name={names[end]}
                defaultValue={value[end]}
                min={min}
                max={max?.[end]}
                step={1800}
                aria-invalid={errorId ? true : undefined}
                className={fieldStyles.control}
                onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
              />
            </div>
          )}
        </Field>
      ))}
    </div>
  );
}

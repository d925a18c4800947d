"use client";

import { clsx } from "clsx";
import { useState, type ComponentProps, type ReactNode } from "react";
import { Field, FieldLayout, splitField, type FieldMessages } from "../Field/Field.tsx";
import { UploadIcon } from "../Icon/icons.tsx";
import * as styles from "./FileField.css.ts";

export type FileFieldProps = FieldMessages &
  Omit<ComponentProps<"input">, "width" | "type" | "value" | "defaultValue" | "multiple" | "onChange"> & {
    /** Shown while no file is chosen: "Choose a file, or drop it here". */
    invitation: ReactNode;
    /** Returns what to show for the chosen file: its name and size. */
    describe: (file: File) => ReactNode;
    /** Called with the chosen file; null once none is chosen. */
    onChoose?: ((file: File | null) => void) | undefined;
  };

/**
 * A field for one file, chosen in the browser's dialog or dropped onto it. The form contains the file.
 *
 * @example
 * <FileField label="Insurance" name="file" accept="application/pdf" invitation="Choose a file, or drop it here"
 *   describe={(file) => file.name} />
 */
export function FileField({ invitation, describe, onChoose, ...props }: FileFieldProps) {
  const { field, control: input } = splitField(props);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Field {...field}>
      {(control) => (
        <FieldLayout icon={UploadIcon}>
          {/* Hidden: screen readers get the file's name from the input. */}
          <span aria-hidden className={clsx(styles.text, file === null && styles.invitation)}>
            {file === null ? invitation : describe(file)}
          </span>
          <input
            {...input}
            {...control}
            type="file"
            className={styles.input}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0] ?? null;
              setFile(chosen);
              onChoose?.(chosen);
            }}
          />
        </FieldLayout>
      )}
    </Field>
  );
}

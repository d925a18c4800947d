"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { Field, FieldLayout, splitField, type FieldMessages } from "../Field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = FieldMessages & Omit<ComponentProps<"textarea">, "width">;

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { field, control: textarea } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldLayout>
          <textarea rows={4} {...textarea} {...control} className={clsx(controlStyle, area)} />
        </FieldLayout>
      )}
    </Field>
  );
}

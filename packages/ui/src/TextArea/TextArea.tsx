"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { Field, FieldFrame, splitField, type FieldWords } from "../Field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "width">;

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { field, control: textarea } = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldFrame>
          <textarea rows={4} {...textarea} {...control} className={clsx(controlStyle, area)} />
        </FieldFrame>
      )}
    </Field>
  );
}

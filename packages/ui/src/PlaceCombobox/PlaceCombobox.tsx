"use client";

import { useState } from "react";
import { Field, splitField, type FieldMessages } from "../Field/Field.tsx";
import { useEnhancement } from "../hydration/useEnhancement.ts";
import { Combobox } from "./Combobox.tsx";
import { NativePlaceList } from "./NativePlaceList.tsx";
import type { PlaceControlProps, UnresolvedText } from "./PlaceControlProps.ts";
import * as styles from "./PlaceCombobox.css.ts";

export type PlaceComboboxProps = FieldMessages &
  Pick<
    PlaceControlProps,
    "name" | "places" | "placeholder" | "messages" | "language" | "required" | "loadGuide"
  > & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    /**
     * Text from an earlier submission that did not match exactly one place. `error` explains it until the field
     * changes.
     */
    defaultText?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** Keeps the native select even after hydration. */
    native?: boolean | undefined;
    id?: string | undefined;
    className?: string | undefined;
  };

/**
 * A field for choosing a place. The server renders a native select, which works without JavaScript. After hydration, a
 * combobox of the same position and height replaces it. The place search is loaded when the field is first used.
 */
export function PlaceCombobox({
  value: controlledValue,
  defaultValue = "",
  defaultText,
  onChange,
  native = false,
  ...props
}: PlaceComboboxProps) {
  const { field, control: controlProps } = splitField(props);
  const [internalValue, setInternalValue] = useState(defaultValue);
  const { isEnhanced, native: list } = useEnhancement<HTMLSelectElement>();
  const value = controlledValue ?? internalValue;
  const [unresolved, setUnresolved] = useState<UnresolvedText | null>();

  // The earlier text's error disappears as soon as the field changes.
  const isErrorDismissed = defaultText !== undefined && unresolved === null;

  function updateValue(nextValue: string) {
    setUnresolved(null);
    setInternalValue(nextValue);
    onChange?.(nextValue);
  }

  function renderSuggestions({ hasSeveralMatches, suggestions }: UnresolvedText) {
    return (
      <>
        <span>{hasSeveralMatches ? controlProps.messages.several : controlProps.messages.none} </span>
        {controlProps.places
          .filter((place) => suggestions.includes(place.value))
          .sort((a, b) => suggestions.indexOf(a.value) - suggestions.indexOf(b.value))
          .map((place) => (
            <button
              key={place.value}
              type="button"
              className={styles.suggestion}
              onClick={() => updateValue(place.value)}
            >
              {place.name}
            </button>
          ))}
      </>
    );
  }

  return (
    <Field {...field} error={unresolved ? renderSuggestions(unresolved) : !isErrorDismissed && field.error}>
      {(control) =>
        isEnhanced && !native ? (
          <Combobox
            {...controlProps}
            label={field.label}
            control={control}
            value={value}
            defaultText={defaultText}
            isUnresolved={Boolean(unresolved)}
            onChange={updateValue}
            onUnresolved={setUnresolved}
          />
        ) : (
          <NativePlaceList
            {...controlProps}
            label={field.label}
            list={list}
            control={control}
            value={value}
            onChange={updateValue}
          />
        )
      }
    </Field>
  );
}

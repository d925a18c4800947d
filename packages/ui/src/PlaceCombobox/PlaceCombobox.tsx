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
    defaultTyped?: string | undefined;
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
  value: givenValue,
  defaultValue = "",
  defaultTyped,
  onChange,
  native = false,
  ...props
}: PlaceComboboxProps) {
  const { field, control: rest } = splitField(props);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const { isEnhanced, native: list } = useEnhancement<HTMLSelectElement>();
  const value = givenValue ?? ownValue;
  const [unclear, setUnclear] = useState<UnresolvedText | null>();

  // The earlier text's error disappears as soon as the field changes.
  const isAnswered = defaultTyped !== undefined && unclear === null;

  function change(changed: string) {
    setUnclear(null);
    setOwnValue(changed);
    onChange?.(changed);
  }

  function question({ isSeveral, offered }: UnresolvedText) {
    return (
      <>
        <span>{isSeveral ? rest.messages.several : rest.messages.none} </span>
        {rest.places
          .filter((place) => offered.includes(place.value))
          .sort((one, other) => offered.indexOf(one.value) - offered.indexOf(other.value))
          .map((place) => (
            <button
              key={place.value}
              type="button"
              className={styles.offer}
              onClick={() => change(place.value)}
            >
              {place.name}
            </button>
          ))}
      </>
    );
  }

  return (
    <Field {...field} error={unclear ? question(unclear) : !isAnswered && field.error}>
      {(control) =>
        isEnhanced && !native ? (
          <Combobox
            {...rest}
            label={field.label}
            control={control}
            value={value}
            defaultTyped={defaultTyped}
            isUnresolved={Boolean(unclear)}
            onChange={change}
            onUnclear={setUnclear}
          />
        ) : (
          <NativePlaceList
            {...rest}
            label={field.label}
            list={list}
            control={control}
            value={value}
            onChange={change}
          />
        )
      }
    </Field>
  );
}

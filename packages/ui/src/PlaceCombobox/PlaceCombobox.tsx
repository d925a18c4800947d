import { useState } from "react";
import { Field, splitField, type FieldWords } from "../Field/Field.tsx";
import { useEnhancement } from "../hydration/useEnhancement.ts";
import { Combobox } from "./Combobox.tsx";
import { NativePlaceList } from "./NativePlaceList.tsx";
import { findPlaces, placesLike } from "./findPlaces.ts";
import type { PlaceControlProps } from "./PlaceControlProps.ts";
import * as styles from "./PlaceCombobox.css.ts";

export type PlaceComboboxProps = FieldWords &
  Pick<PlaceControlProps, "name" | "places" | "placeholder" | "words" | "required"> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** Keeps the native select also after hydration. */
    native?: boolean | undefined;
    id?: string | undefined;
    className?: string | undefined;
  };

/**
 * A field for a place. The server renders a native select, which works without JavaScript; after hydration a combobox
 * of the same position and height replaces it.
 */
export function PlaceCombobox({
  value: givenValue,
  defaultValue = "",
  onChange,
  native = false,
  ...props
}: PlaceComboboxProps) {
  const { field, control: rest } = splitField(props);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const { isEnhanced, native: list } = useEnhancement<HTMLSelectElement>();
  const value = givenValue ?? ownValue;
  const [unclear, setUnclear] = useState<string | null>(null);

  function change(changed: string) {
    setUnclear(null);
    setOwnValue(changed);
    onChange?.(changed);
  }

  function question(typed: string) {
    return (
      <>
        {findPlaces(rest.places, typed).length > 0
          ? (rest.words.several ?? rest.words.none)
          : rest.words.none}{" "}
        {placesLike(rest.places, typed).map((place) => (
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
    <Field {...field} error={unclear === null ? field.error : question(unclear)}>
      {(control) =>
        isEnhanced && !native ? (
          <Combobox
            {...rest}
            control={control}
            value={value}
            isUnclear={unclear !== null}
            onChange={change}
            onUnclear={setUnclear}
          />
        ) : (
          <NativePlaceList {...rest} list={list} control={control} value={value} onChange={change} />
        )
      }
    </Field>
  );
}

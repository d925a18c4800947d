import { clsx } from "clsx";
import { type RefObject, useEffect } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { FieldFrame } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ExpandIcon, PlaceIcon } from "../Icon/icons.tsx";
import { arrow, select } from "../SelectField/SelectField.css.ts";
import type { PlaceControlProps } from "./PlaceControlProps.ts";

/** A native select, for pages without JavaScript. */
export function NativePlaceList({
  list,
  control,
  name,
  places,
  placeholder,
  value,
  required,
  onChange,
}: PlaceControlProps & { list: RefObject<HTMLSelectElement | null> }) {
  // Passes on a place chosen before hydration.
  useEffect(() => {
    const chosen = list.current;
    return () => {
      if (chosen && chosen.value !== value) onChange(chosen.value);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <FieldFrame icon={PlaceIcon}>
      <select
        {...control}
        ref={list}
        name={name}
        defaultValue={value}
        required={required}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={clsx(controlStyle, select)}
      >
        <option value="">{placeholder}</option>
        {places.map((place) => (
          <option key={place.value} value={place.value}>
            {place.name}
          </option>
        ))}
      </select>
      <Icon picture={ExpandIcon} className={arrow} />
    </FieldFrame>
  );
}

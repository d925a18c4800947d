"use client";

import { clsx } from "clsx";
import { type RefObject, useEffect } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { FieldLayout } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ExpandIcon, PlaceIcon } from "../Icon/icons.tsx";
import { arrow, select } from "../SelectField/SelectField.css.ts";
import type { ComboboxPlace, PlaceControlProps } from "./PlaceControlProps.ts";

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
  // Reports a place chosen before hydration.
  useEffect(() => {
    const chosen = list.current;
    return () => {
      if (chosen && chosen.value !== value) onChange(chosen.value);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <FieldLayout icon={PlaceIcon}>
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
        {groupsOf(places).map(([group, members]) => {
          const options = members.map((place) => (
            <option key={place.value} value={place.value}>
              {place.name}
            </option>
          ));
          if (group === "") return options;
          return (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </select>
      <Icon picture={ExpandIcon} className={arrow} />
    </FieldLayout>
  );
}

/** Groups the places under their headings, in list order. */
function groupsOf(places: readonly ComboboxPlace[]): [string, ComboboxPlace[]][] {
  const groups = new Map<string, ComboboxPlace[]>();
  for (const place of places) {
    const group = place.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  return [...groups];
}

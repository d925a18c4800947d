"use client";

/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus --
   ARIA's combobox: the focus and all keys stay in the input, the options are only pointed at. */
import { clsx } from "clsx";
import { useEffect, type ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { PlaceIcon } from "../Icon/icons.tsx";
import type { ComboboxPlace } from "./PlaceControlProps.ts";
import type { PlaceEntry, PlaceSection } from "./PlaceGuide.ts";
import * as styles from "./PlacePanel.css.ts";

export type PlaceListProps = {
  label: ReactNode;
  className?: string | undefined;
  listId: string;
  places: readonly ComboboxPlace[];
  value: string;
  combobox: {
    sections: readonly PlaceSection[];
    active: number;
    hover: (index: number) => void;
    choose: (entry: PlaceEntry) => void;
  };
};

/** The options of the combobox, under their headings. */
export function PlaceList({ label, className, listId, places, value, combobox }: PlaceListProps) {
  const { sections, active } = combobox;
  const byValue = new Map(places.map((place) => [place.value, place]));
  const entries = sections.flatMap((section) => section.entries);
  // Keyed by object: the same place may occur in several sections.
  const indexOf = new Map(entries.map((entry, index) => [entry, index]));

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [listId, active]);

  return (
    <div
      id={listId}
      role="listbox"
      aria-label={typeof label === "string" ? label : undefined}
      className={className}
    >
      {sections.map((section) => {
        const options = section.entries.map((entry) => {
          const place = byValue.get(entry.value);
          const index = indexOf.get(entry) ?? -1;
          if (place === undefined) return null;
          return (
            <div
              key={`${section.label} ${index}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={place.value === value}
              data-active={index === active || undefined}
              className={clsx(styles.option, entry.isNested && styles.nested)}
              onMouseMove={() => index !== active && combobox.hover(index)}
              onClick={() => combobox.choose(entry)}
            >
              <Icon picture={place.icon ?? PlaceIcon} className={styles.icon} />
              <span className={styles.text}>
                {place.name}
                {(entry.detail ?? place.detail) && (
                  <span className={styles.detail}> {entry.detail ?? place.detail}</span>
                )}
              </span>
              {place.code && <span className={styles.code}> {place.code}</span>}
            </div>
          );
        });
        if (section.label === "") return options;
        const headingId = `${listId}-${section.label.replaceAll(/\W+/g, "-")}`;
        return (
          <div key={section.label} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {section.label}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   ARIA's combobox: the focus and all keys stay in the input, the options are only pointed at. */
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { control as controlStyle } from "../Field/Field.css.ts";
import { FieldFrame } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon, PlaceIcon } from "../Icon/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { PlaceControlProps } from "./PlaceControlProps.ts";
import { usePlaceCombobox } from "./usePlaceCombobox.ts";
import * as styles from "./PlaceCombobox.css.ts";

type ComboboxProps = PlaceControlProps & {
  /** Whether the typed text matches no single place: the form is invalid then. */
  isUnclear: boolean;
  onUnclear: (typed: string | null) => void;
};

/** An editable combobox of places. */
export function Combobox({
  control,
  name,
  places,
  placeholder,
  words,
  value,
  isUnclear,
  onChange,
  onUnclear,
}: ComboboxProps) {
  const combobox = usePlaceCombobox({ places, value, onChange, onUnclear });
  const { chosen, found, active, isOpen, text } = combobox;
  const field = useRef<HTMLInputElement>(null);
  const listId = `${control.id}-places`;

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [listId, active]);

  // Scrolls a list into view that would end below the window.
  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.scrollIntoView?.({ block: "nearest" });
  }, [listId, isOpen]);

  useEffect(() => {
    // Makes the form invalid. The message is shown below the field, not by the browser.
    field.current?.setCustomValidity(isUnclear ? " " : "");
  }, [isUnclear]);

  return (
    <div className={styles.root}>
      <FieldFrame icon={chosen?.icon ?? PlaceIcon}>
        <input
          {...control}
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => combobox.type(event.currentTarget.value)}
          onClick={combobox.open}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={combobox.leave}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
          }}
          onKeyDown={combobox.press}
          className={clsx(controlStyle, styles.input)}
        />
        {value && (
          <button
            type="button"
            aria-label={words.clear}
            className={styles.clear}
            onClick={() => {
              combobox.clear();
              field.current?.focus();
            }}
          >
            <Icon picture={CloseIcon} size="small" />
          </button>
        )}
      </FieldFrame>
      <input type="hidden" name={name} value={value} />
      <ul
        id={listId}
        role="listbox"
        aria-label={placeholder}
        hidden={!isOpen || found.length === 0}
        className={styles.list}
      >
        {found.map((place, index) => (
          <li
            key={place.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={place.value === value}
            data-active={index === active || undefined}
            className={styles.option}
            onMouseMove={() => index !== active && combobox.hover(index)}
            // Before the field's blur, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => combobox.choose(place)}
          >
            <Icon picture={place.icon ?? PlaceIcon} className={styles.icon} />
            <span>
              {place.name}
              {place.detail && <span className={styles.detail}> {place.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && found.length === 0 && <div className={clsx(styles.list, styles.none)}>{words.none}</div>}
      <VisuallyHidden aria-live="polite">
        {isOpen && (found.length === 0 ? words.none : words.count(found.length))}
      </VisuallyHidden>
    </div>
  );
}

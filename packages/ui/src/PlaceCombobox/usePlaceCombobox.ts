import { useState, type KeyboardEvent } from "react";
import { findPlaces, placeMeant, type FindablePlace } from "./findPlaces.ts";

/** A place that can be found and chosen; `value` is the form's value. */
export type Choosable = FindablePlace & { value: string };

type Options<Place> = {
  places: readonly Place[];
  value: string;
  onChange: (value: string) => void;
  /** Called on blur with a text that matches no single place; with `null` once it is corrected. */
  onUnclear: (typed: string | null) => void;
};

/** State and keys of the combobox (ARIA pattern "editable combobox with list autocomplete"). */
export function usePlaceCombobox<Place extends Choosable>({
  places,
  value,
  onChange,
  onUnclear,
}: Options<Place>) {
  const chosen = places.find((place) => place.value === value);
  const [isOpen, setOpen] = useState(false);
  /** The text while typing; `undefined` while the field shows the chosen place. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const found = isOpen ? findPlaces(places, typed ?? "") : [];

  function open() {
    setOpen(true);
    setActive(-1);
  }

  // A suggestion chosen below the field replaces the typed text.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(undefined);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  }

  function choose(place: Place) {
    onChange(place.value);
    onUnclear(null);
    close();
  }

  function move(step: 1 | -1) {
    if (!isOpen) open();
    const count = isOpen ? found.length : places.length;
    if (count === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + count) % count);
  }

  return {
    chosen,
    found,
    active,
    isOpen,
    text: typed ?? chosen?.name ?? "",
    typed,
    open,
    choose,
    hover: setActive,
    clear() {
      onChange("");
      onUnclear(null);
      close();
    },
    type(text: string) {
      setTyped(text);
      onUnclear(null);
      setOpen(true);
      // The first match is active only after typing, so that Enter in an untouched field chooses nothing.
      setActive(text.trim() === "" ? -1 : 0);
    },
    /** On blur, chooses the resolved place, clears an empty field, or keeps the text as unclear. */
    leave() {
      const place = placeMeant(places, typed ?? "");
      if (place !== null) choose(place);
      else if (typed?.trim() === "") {
        onChange("");
        close();
      } else if (typed !== undefined) {
        onUnclear(typed);
        setOpen(false);
      } else close();
    },
    press(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && isOpen) {
        const place = found[active];
        // Without a match, Enter shows the error below the field.
        if (!place) {
          if (typed?.trim()) {
            event.preventDefault();
            onUnclear(typed);
          }
          return;
        }
        event.preventDefault();
        choose(place);
      } else if (event.key === "Escape" && isOpen) {
        // Closes the list, not the dialog around it.
        event.stopPropagation();
        onUnclear(null);
        close();
      }
    },
  };
}

import { useState, type KeyboardEvent } from "react";
import { findPlaces, placeMeant, type FindablePlace } from "./findPlaces.ts";

/** A place that can be found by typing and be chosen; `value` is what the form sends. */
export type Choosable = FindablePlace & { value: string };

type Options<Place> = {
  places: readonly Place[];
  value: string;
  onChange: (value: string) => void;
  /** Gets what was typed and left without one place that it means; `null` once that is over. */
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
  /** What is being typed; `undefined` while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const found = isOpen ? findPlaces(places, typed ?? "") : [];

  function open() {
    setOpen(true);
    setActive(-1);
  }

  // A place taken from what is offered beside the field takes the place of what was typed.
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
      // The best match is one Enter away, but only once something was typed.
      setActive(text.trim() === "" ? -1 : 0);
    },
    /** Leaving takes the place that is meant, empties an emptied field, and else keeps what was typed and says so. */
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
        // With nothing to choose, Enter says so beside the field.
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

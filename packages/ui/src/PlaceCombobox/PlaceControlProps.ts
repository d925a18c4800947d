import type { ReactNode } from "react";
import type { FieldControl } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";
import type { Choosable } from "./usePlaceCombobox.ts";

/** Props shared by the native select and the combobox. */
export interface PlaceControlProps {
  control: FieldControl;
  /** Name of the form field; its value is the chosen place's `value`. */
  name: string;
  places: readonly ComboboxPlace[];
  value: string;
  placeholder: string;
  words: {
    clear: string;
    /** Announced when the list changes: "5 places". */
    count: (count: number) => string;
    /** Shown when nothing matches. */
    none: ReactNode;
    /** Error for a text with several matches; the places follow as buttons. */
    several?: ReactNode;
  };
  required?: boolean | undefined;
  onChange: (value: string) => void;
}

/** A place of the list, with an icon for its kind. */
type ComboboxPlace = Choosable & { icon?: IconPicture | undefined };

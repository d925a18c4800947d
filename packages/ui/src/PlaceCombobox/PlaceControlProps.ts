import type { ReactNode } from "react";
import type { FieldControl } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";
import type { Choosable } from "./usePlaceCombobox.ts";

/** Props shared by the native list and the combobox. */
export interface PlaceControlProps {
  control: FieldControl;
  /** Name that the form sends; its value is the chosen place's. */
  name: string;
  places: readonly ComboboxPlace[];
  value: string;
  placeholder: string;
  words: {
    clear: string;
    /** Heard as the list changes: "5 places". */
    count: (count: number) => string;
    /** Shown when nothing matches. */
    none: ReactNode;
    /** Shown beside the field when what was typed could be several places; those follow as buttons. */
    several?: ReactNode;
  };
  required?: boolean | undefined;
  onChange: (value: string) => void;
}

/** A place of the list, with a picture for its kind. */
export type ComboboxPlace = Choosable & { icon?: IconPicture | undefined };

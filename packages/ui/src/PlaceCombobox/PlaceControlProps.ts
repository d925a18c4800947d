import type { ReactNode } from "react";
import type { FieldControl } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";
import type { PlaceGuide } from "./PlaceGuide.ts";

/** A place that can be chosen. `value` is its value in the form. */
export interface ComboboxPlace {
  value: string;
  name: string;
  detail?: string | undefined;
  /** An airport's code, shown like a number plate. */
  code?: string | undefined;
  icon?: IconPicture | undefined;
  /** Label of the place's group in the native select. */
  group?: string | undefined;
}

interface PlaceMessages {
  clear: string;
  close: string;
  /** Announced when the list changes: "5 places". */
  count: (count: number) => string;
  /** Error for text without a match, and heading of the places suggested instead. */
  none: string;
  /** Error for text with several matches, which follow as buttons. */
  several: string;
}

/** Props shared by the native select and the combobox. */
export interface PlaceControlProps {
  control: FieldControl;
  label: ReactNode;
  /**
   * Name of the form field. Its value is the chosen place's `value`, or typed text with a trailing space, which
   * distinguishes it from a place's value.
   */
  name: string;
  places: readonly ComboboxPlace[];
  value: string;
  placeholder: string;
  messages: PlaceMessages;
  required?: boolean | undefined;
  /** Language of `messages`, `places` and the guide. The guide is reloaded when it changes. */
  language?: string | undefined;
  /** Loads the place search. Called when the field is first used, and again after a failure. */
  loadGuide: () => Promise<PlaceGuide>;
  onChange: (value: string) => void;
}

/** Typed text that matches no place or several, with the places suggested for it. */
export interface UnresolvedText {
  hasSeveralMatches: boolean;
  suggestions: readonly string[];
}

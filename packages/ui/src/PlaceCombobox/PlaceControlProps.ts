import type { ReactNode } from "react";
import type { FieldControl } from "../Field/Field.tsx";
import type { IconPicture } from "../Icon/Icon.tsx";
import type { PlaceGuide } from "./PlaceGuide.ts";

/** A place that can be chosen; `value` is the form's value. */
export interface ComboboxPlace {
  value: string;
  name: string;
  detail?: string | undefined;
  /** Code of an airport, shown as a plate. */
  code?: string | undefined;
  icon?: IconPicture | undefined;
  /** Heading of the native list under which the place stands, beside its neighbours of the same heading. */
  group?: string | undefined;
}

interface PlaceMessages {
  clear: string;
  close: string;
  /** Announced when the list changes: "5 places". */
  count: (count: number) => string;
  /** Heading of the offered places when nothing matches, and error of such a text. */
  none: string;
  /** Error for a text with several matches; the places follow as buttons. */
  several: string;
}

/** Props shared by the native select and the combobox. */
export interface PlaceControlProps {
  control: FieldControl;
  label: ReactNode;
  /** Name of the form field; its value is the chosen place's `value`, or a text typed without a choice and a space. */
  name: string;
  places: readonly ComboboxPlace[];
  value: string;
  placeholder: string;
  messages: PlaceMessages;
  required?: boolean | undefined;
  /** Language of `messages`, `places` and the guide. The guide is loaded again after a change. */
  language?: string | undefined;
  /** Loads what finds places. Called when the field is first used, again after a failure. */
  loadGuide: () => Promise<PlaceGuide>;
  onChange: (value: string) => void;
}

/** A typed text without a single match, with the places offered for it. */
export interface UnclearText {
  isSeveral: boolean;
  offered: readonly string[];
}

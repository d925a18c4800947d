/** An entry of the list: the `value` of its place, and properties that override the place's own. */
export interface PlaceEntry {
  value: string;
  /** Shown instead of the place's own detail, for example the dates of an earlier search. */
  detail?: string | undefined;
  /** Shown indented, as a part of the place in the entry above. */
  isNested?: boolean | undefined;
  /** Called when the entry is chosen, after the field's value is set. */
  onPick?: (() => void) | undefined;
}

/** Entries under one heading. An empty label shows no heading. */
export interface PlaceSection {
  label: string;
  entries: readonly PlaceEntry[];
}

/** The places that match a typed text, by `value`. */
interface PlaceSearchResult {
  /** Best match first. */
  matches: readonly string[];
  /** The place that the text matches, if there is one good match. */
  resolved: string | null;
  /** Places to suggest if the text does not match exactly one place. */
  suggestions: readonly string[];
}

/** Contents of the field's list: `sections` while nothing is typed, the result of `search` for typed text. */
export interface PlaceGuide {
  sections: readonly PlaceSection[];
  search: (typed: string) => PlaceSearchResult;
}

/** A place in the list: its `value`, and what differs from the place itself. */
export interface PlaceEntry {
  value: string;
  /** Shown instead of the place's own detail: the dates of a former search. */
  detail?: string | undefined;
  /** Indented: it belongs to the entry above. */
  isPart?: boolean | undefined;
  /** Called when the entry is chosen, after the field has its value. */
  onPick?: (() => void) | undefined;
}

/** Entries under one heading; an empty label shows none. */
export interface PlaceSection {
  label: string;
  entries: readonly PlaceEntry[];
}

/** What a typed text matches, as values of places. */
interface PlaceAnswer {
  /** Best match first. */
  found: readonly string[];
  /** The place that the text means, if there is one good match. */
  meant: string | null;
  /** Places to offer where the text means no single place. */
  offered: readonly string[];
}

/** The field's list while nothing is typed, and its answer to a typed text. */
export interface PlaceGuide {
  sections: readonly PlaceSection[];
  read: (typed: string) => PlaceAnswer;
}

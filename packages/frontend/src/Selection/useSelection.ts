import { useState } from "react";

/** The selected rows of the list. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** Toggles a row. With `range`, sets all rows from the last chosen one to the same state. */
  toggle: (id: string, options: { range: boolean }) => void;
  /** Selects the rows from the last chosen one, or else from `from`, to `to`. */
  extend: (from: string, to: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Manages a selection in an ordered list of rows. Rows that leave the list also leave the selection. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The last chosen row, where a range starts. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = new Set(ids.filter((id) => chosen.has(id)));

  function choose(id: string, from: string | null, isOn: boolean) {
    const next = new Set(selected);
    for (const rowId of idsBetween(ids, from ?? id, id)) {
      if (isOn) next.add(rowId);
      else next.delete(rowId);
    }
    setChosen(next);
  }

  return {
    selected,
    toggle(id, { range }) {
      choose(id, range ? anchor : null, !selected.has(id));
      setAnchor(id);
    },
    extend(from, to) {
      choose(to, anchor ?? from, true);
      setAnchor(anchor ?? from);
    },
    selectAll: () => setChosen(new Set(ids)),
    clear() {
      setChosen(new Set());
      setAnchor(null);
    },
  };
}

/** Returns the ids between two rows, both included, in the order of the list. */
function idsBetween(ids: readonly string[], start: string, end: string): readonly string[] {
  const [first, last] = [ids.indexOf(start), ids.indexOf(end)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [end] : ids.slice(first, last + 1);
}

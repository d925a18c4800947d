import { useState } from "react";

/** Rows of the list that are selected. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** Selects a row, or the reverse. With `range`, all rows from the one before become like it. */
  toggle: (id: string, options: { range: boolean }) => void;
  /** Selects the rows from the last one that was chosen, or else `from`, to `to`. */
  extend: (from: string, to: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Holds a selection among rows in their order. Rows that leave the list leave the selection. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The row that was chosen last: a range starts there. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = new Set(ids.filter((id) => chosen.has(id)));

  function choose(id: string, from: string | null, isOn: boolean) {
    const next = new Set(selected);
    for (const one of idsBetween(ids, from ?? id, id)) {
      if (isOn) next.add(one);
      else next.delete(one);
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

/** Returns the ids from one to another, both included, in the order of the list. */
function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [first, last] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [other] : ids.slice(first, last + 1);
}

import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import type { ReactNode } from "react";
import type { Selection } from "./useSelection.ts";

interface SelectAllBoxProps {
  selection: Selection;
  /** Bookings of the page. */
  count: number;
  /** The label. */
  children: ReactNode;
}

/** Selects all bookings of the page, or none. */
export function SelectAllBox({ selection, count, children }: SelectAllBoxProps) {
  const chosen = selection.selected.size;
  const isAll = chosen === count;
  return (
    <Checkbox
      checked={isAll}
      ref={(box) => {
        if (box !== null) box.indeterminate = chosen > 0 && !isAll;
      }}
      onChange={isAll ? selection.clear : selection.selectAll}
    >
      {children}
    </Checkbox>
  );
}

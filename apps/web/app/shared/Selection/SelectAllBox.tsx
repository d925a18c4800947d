import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { Selection } from "./useSelection.ts";

interface SelectAllBoxProps {
  selection: Selection;
  /** Number of rows on the page. */
  count: number;
  label: string;
  /** Set if the position of the box makes its purpose clear. */
  labelHidden?: boolean;
}

/** Selects all rows of the page, or clears the selection. */
export function SelectAllBox({ selection, count, label, labelHidden = false }: SelectAllBoxProps) {
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
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Checkbox>
  );
}

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
  const selectedCount = selection.selected.size;
  const areAllSelected = selectedCount === count;
  return (
    <Checkbox
      checked={areAllSelected}
      ref={(box) => {
        if (box !== null) box.indeterminate = selectedCount > 0 && !areAllSelected;
      }}
      onChange={areAllSelected ? selection.clear : selection.selectAll}
    >
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Checkbox>
  );
}

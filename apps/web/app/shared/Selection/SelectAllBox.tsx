import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { Selection } from "./useSelection.ts";

interface SelectAllBoxProps {
  selection: Selection;
  /** Rows of the page. */
  count: number;
  label: string;
  /** Where the place of the box shows what it does. */
  labelHidden?: boolean;
}

/** Selects all rows of the page, or none. */
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

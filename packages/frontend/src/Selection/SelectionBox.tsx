import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { KeyboardEvent, ReactNode } from "react";
import type { Selection } from "./useSelection.ts";

interface SelectionBoxProps {
  /** Id of the row. */
  id: string;
  selection: Selection;
  /** The accessible name: "Select Kia Picanto". */
  children: ReactNode;
}

/**
 * Selects a row. With Shift, by pointer or space bar, selects all rows from the last chosen one. The arrow keys move to
 * the next box in the list; with Shift they extend the selection. Escape clears it.
 */
export function SelectionBox({ id, selection, children }: SelectionBoxProps) {
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") selection.clear();
    const step = steps[event.key];
    const next = step === undefined ? null : boxBeside(event.currentTarget, step);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey) selection.extend(id, next.value);
    next.focus();
  }

  return (
    <Checkbox
      name="selected"
      value={id}
      checked={selection.selected.has(id)}
      onKeyDown={pressKey}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
      }
    >
      <VisuallyHidden>{children}</VisuallyHidden>
    </Checkbox>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function boxBeside(box: HTMLInputElement, step: 1 | -1): HTMLInputElement | null {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="selected"]')];
  return boxes[boxes.indexOf(box) + step] ?? null;
}

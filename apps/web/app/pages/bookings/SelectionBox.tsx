import { Trans } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import type { KeyboardEvent } from "react";
import type { Selection } from "./useSelection.ts";

/**
 * Selects a booking. With Shift, by pointer or space bar, all from the last one; the arrow keys move to the next box
 * of the list, with Shift they extend the selection; Escape clears it.
 */
export function SelectionBox({ booking, selection }: { booking: Booking; selection: Selection }) {
  const { id, reference, car } = booking;
  const name = car.name;

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
      <VisuallyHidden>
        <Trans>
          Select {name}, {reference}
        </Trans>
      </VisuallyHidden>
    </Checkbox>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function boxBeside(box: HTMLInputElement, step: 1 | -1): HTMLInputElement | null {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="selected"]')];
  return boxes[boxes.indexOf(box) + step] ?? null;
}

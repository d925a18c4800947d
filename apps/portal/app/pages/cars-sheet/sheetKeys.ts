import { rowStep } from "@sayara/ui/theme/readingDirection";
import type { KeyboardEvent } from "react";

/**
 * Moves between the cells of a table of inputs as in a spreadsheet: vertically with the arrow keys and Enter,
 * sideways with the arrow keys at the ends of a text. A select keeps its own arrow keys. Tab keeps the
 * browser's behaviour.
 */
export function moveInSheet(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
  const cell = event.currentTarget;
  const [rows, columns] = stepOf(event, cell);
  if (rows === 0 && columns === 0) return;
  const { row, column } = cell.dataset;
  const next = cell
    .closest("table")
    ?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-row="${Number(row) + rows}"][data-column="${Number(column) + columns}"]`,
    );
  if (event.key === "Enter" || next) event.preventDefault();
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Returns the step for Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or the same keys with ⌘ on a Mac. */
export function historyStepOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): "undone" | "redone" | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === "y") return "redone";
  if (key.toLowerCase() !== "z") return null;
  return shiftKey ? "redone" : "undone";
}

function stepOf(
  { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent,
  cell: HTMLInputElement | HTMLSelectElement,
): readonly [rows: number, columns: number] {
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return [0, 0];
  if (key === "Enter") return [shiftKey ? -1 : 1, 0];
  if (shiftKey) return [0, 0];
  const isText = cell instanceof HTMLInputElement;
  if (key === "ArrowUp" && isText) return [-1, 0];
  if (key === "ArrowDown" && isText) return [1, 0];
  const step = rowStep(key);
  // Text has its own direction: the left arrow leaves a cell at its left end, which in Arabic is after the
  // last letter.
  const end = (key === "ArrowLeft") === isLeftToRight(cell) ? 0 : cell.value.length;
  return step !== 0 && (!isText || isCaretAt(cell, end)) ? [0, step] : [0, 0];
}

function isLeftToRight(cell: HTMLElement): boolean {
  return getComputedStyle(cell).direction !== "rtl";
}

/** Whether the caret, or a selection of the whole text, is at the given end. */
function isCaretAt({ value, selectionStart, selectionEnd }: HTMLInputElement, end: number): boolean {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return isAll || (selectionStart === end && selectionEnd === end);
}

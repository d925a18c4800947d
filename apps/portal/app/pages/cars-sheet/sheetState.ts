import type { SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import { cellText, type RowEdits, type SheetColumn } from "./sheetColumns.ts";

/** Typed texts by car. Unedited rows are absent. */
type SheetEdits = Readonly<Record<string, RowEdits>>;

/** The reason why a row was not saved, or its new version. */
export type RowOutcome = Pick<SavedRow, "version" | "code" | "fields">;

export interface SheetState {
  /** The fleet as last loaded. */
  cars: readonly SheetCar[];
  edits: SheetEdits;
  /** Edited cars as of the first edit. Changes are based on that version [FL6]. */
  pinned: Readonly<Record<string, SheetCar>>;
  past: readonly SheetEdits[];
  future: readonly SheetEdits[];
  /** The cell being edited. All typing in it is one undo step. */
  typing: string | null;
  outcomes: Readonly<Record<string, RowOutcome>>;
}

export type SheetAction =
  | { type: "typed"; id: string; column: SheetColumn; text: string; decimalMark: string }
  | { type: "left" | "undone" | "redone" | "discarded" }
  | { type: "saved"; outcomes: Readonly<Record<string, RowOutcome>> }
  | { type: "loaded"; cars: readonly SheetCar[] }
  /** Takes over values stored by someone else, and keeps the edits. */
  | { type: "reloaded"; id: string; decimalMark: string };

export function startSheet(cars: readonly SheetCar[]): SheetState {
  return { cars, edits: {}, pinned: {}, past: [], future: [], typing: null, outcomes: {} };
}

/** Maximum number of undo steps. */
const MAX_STEPS = 200;

export function reduceSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case "typed": {
      const { id, column, text, decimalMark } = action;
      const car = state.pinned[id] ?? carOf(state.cars, id);
      if (car === undefined) return state;
      const row = withCell(
        state.edits[id] ?? {},
        column,
        text === cellText(car, column, decimalMark) ? null : text,
      );
      const cell = `${id} ${column}`;
      const past = state.typing === cell ? state.past : [...state.past, state.edits].slice(-MAX_STEPS);
      const { [id]: _, ...outcomes } = state.outcomes;
      return withEdits({ ...state, past, future: [], typing: cell, outcomes }, withRow(state.edits, id, row));
    }
    case "left":
      return state.typing === null ? state : { ...state, typing: null };
    case "undone": {
      const edits = state.past.at(-1);
      if (edits === undefined) return state;
      const steps = { past: state.past.slice(0, -1), future: [state.edits, ...state.future] };
      return withEdits({ ...state, ...steps, typing: null }, edits);
    }
    case "redone": {
      const [edits, ...future] = state.future;
      if (edits === undefined) return state;
      return withEdits({ ...state, past: [...state.past, state.edits], future, typing: null }, edits);
    }
    case "discarded":
      return withEdits(
        { ...state, past: [...state.past, state.edits], future: [], typing: null, outcomes: {} },
        {},
      );
    case "saved":
      return settle({ ...state, outcomes: action.outcomes, typing: null });
    case "loaded":
      return settle({ ...state, cars: action.cars });
    case "reloaded": {
      const { id, decimalMark } = action;
      const car = carOf(state.cars, id);
      if (car === undefined) return state;
      const typed = Object.entries(state.edits[id] ?? {}) as [SheetColumn, string][];
      const row = Object.fromEntries(
        typed.filter(([column, text]) => text !== cellText(car, column, decimalMark)),
      );
      const { [id]: _, ...outcomes } = state.outcomes;
      const pinned = { ...state.pinned, [id]: car };
      // Earlier steps were based on other values.
      return withEdits({ ...state, pinned, outcomes, past: [], future: [] }, withRow(state.edits, id, row));
    }
  }
}

/** Whether a row's car has been changed by someone else since its first edit. */
export function isStale({ cars, pinned, edits }: SheetState, id: string): boolean {
  const base = pinned[id];
  return base !== undefined && edits[id] !== undefined && carOf(cars, id)?.version !== base.version;
}

/** Drops the edits of saved rows, once the loaded fleet contains the saved versions. */
function settle(state: SheetState): SheetState {
  const saved = state.cars.filter(({ id, version }) => {
    const written = state.outcomes[id]?.version;
    return typeof written === "number" && version >= written && state.edits[id] !== undefined;
  });
  if (saved.length === 0) return state;
  const ids = new Set(saved.map(({ id }) => id));
  const edits = Object.fromEntries(Object.entries(state.edits).filter(([id]) => !ids.has(id)));
  // A step from before the save would restore outdated values.
  return withEdits({ ...state, past: [], future: [] }, edits);
}

/** Sets the edits, and pins exactly the edited cars. */
function withEdits(state: SheetState, edits: SheetEdits): SheetState {
  const pinned: Record<string, SheetCar> = {};
  for (const id of Object.keys(edits)) {
    const car = state.pinned[id] ?? carOf(state.cars, id);
    if (car !== undefined) pinned[id] = car;
  }
  return { ...state, edits, pinned };
}

function withRow(edits: SheetEdits, id: string, row: RowEdits): SheetEdits {
  const { [id]: _, ...others } = edits;
  return Object.keys(row).length === 0 ? others : { ...others, [id]: row };
}

function withCell(row: RowEdits, column: SheetColumn, text: string | null): RowEdits {
  const { [column]: _, ...others } = row;
  return text === null ? others : { ...others, [column]: text };
}

function carOf(cars: readonly SheetCar[], id: string): SheetCar | undefined {
  return cars.find((car) => car.id === id);
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { availabilityMessages } from "@sayara/i18n/messages/car/availabilityMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { type Dispatch, type KeyboardEvent, memo, useRef } from "react";
import { carStatusMessages, staleRowMessage } from "#portal/fleet/carStatusMessages.ts";
import {
  cellText,
  choiceColumns,
  isChoice,
  type RowEdits,
  type SheetColumn,
  sheetColumns,
} from "./sheetColumns.ts";
import { historyStepOf, moveInSheet } from "./sheetKeys.ts";
import type { RowOutcome, SheetAction } from "./sheetState.ts";
import { useColumnNames } from "./useColumnNames.ts";
import * as styles from "./CarsSheet.css.ts";

interface SheetRowProps {
  /** Position in the table, counted from 0. */
  index: number;
  /** The version of the car that the edits are based on. */
  car: SheetCar;
  /** The latest stored version of the car. */
  current: SheetCar;
  edits: RowEdits | undefined;
  outcome: RowOutcome | undefined;
  isStale: boolean;
  decimalMark: string;
  mayEdit: boolean;
  mayPublish: boolean;
  dispatch: Dispatch<SheetAction>;
}

/** A row of the sheet: an input for each column, its errors, and newer values saved by other people. */
export const SheetRow = memo(function SheetRow({ index, car, current, edits = {}, ...row }: SheetRowProps) {
  const { outcome, isStale, decimalMark, mayEdit, mayPublish, dispatch } = row;
  const names = useColumnNames();
  const { i18n } = useLingui();
  /** Text of the cell when it received focus. Escape restores it. */
  const before = useRef("");
  const type = (column: SheetColumn, text: string) =>
    dispatch({ type: "typed", id: car.id, column, text, decimalMark });
  const choiceText = (column: SheetColumn, value: string) =>
    column === "status"
      ? i18n._(carStatusMessages[value as keyof typeof carStatusMessages])
      : i18n._(availabilityMessages[value as keyof typeof availabilityMessages]);

  function cell(column: SheetColumn, columnIndex: number) {
    const stored = cellText(car, column, decimalMark);
    const value = edits[column] ?? stored;
    const error = outcome?.fields[column];
    const theirs = isStale ? cellText(current, column, decimalMark) : stored;
    const id = `${car.id}-${column}`;
    const hasNote = error !== undefined || theirs !== stored;
    const shared = {
      id,
      "data-row": index,
      "data-column": columnIndex,
      value,
      "aria-label": `${names[column]}, ${car.name}`,
      "aria-invalid": error !== undefined || undefined,
      "aria-describedby": hasNote ? `${id}-note` : undefined,
      onFocus: () => {
        before.current = value;
      },
      onBlur: () => dispatch({ type: "left" }),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
        const step = historyStepOf(event);
        if (event.key === "Escape") type(column, before.current);
        else if (step === null) moveInSheet(event);
        else {
          event.preventDefault();
          dispatch({ type: step });
        }
      },
    };
    return (
      <td key={column} className={styles.cell} data-edited={edits[column] !== undefined || undefined}>
        {isChoice(column) ? (
          <select
            {...shared}
            className={styles.input}
            disabled={!(column === "status" ? mayPublish : mayEdit)}
            onChange={({ currentTarget }) => type(column, currentTarget.value)}
          >
            {choiceColumns[column]
              .filter((choice) => column !== "status" || mayFollow(car.status, choice))
              .map((choice) => (
                <option key={choice} value={choice}>
                  {choiceText(column, choice)}
                </option>
              ))}
          </select>
        ) : (
          <input
            {...shared}
            className={styles.input}
            readOnly={!mayEdit}
            maxLength={200}
            autoComplete="off"
            dir="ltr"
            inputMode={column === "name" || column === "plate" ? "text" : "decimal"}
            onChange={({ currentTarget }) => type(column, currentTarget.value)}
          />
        )}
        {hasNote && (
          <div id={`${id}-note`} className={styles.note}>
            {error !== undefined && <p className={styles.error}>{validationText(error, i18n)}</p>}
            {theirs !== stored && (
              <p>
                <Trans>Now: {isChoice(column) ? choiceText(column, theirs) : theirs || "–"}</Trans>
              </p>
            )}
          </div>
        )}
      </td>
    );
  }

  return (
    <>
      <tr>{sheetColumns.map(cell)}</tr>
      {isStale && (
        <tr>
          <td colSpan={sheetColumns.length} className={styles.stale}>
            <div className={styles.staleText}>
              {i18n._(staleRowMessage)}
              <Button
                tone="neutral"
                size="small"
                onClick={() => dispatch({ type: "reloaded", id: car.id, decimalMark })}
              >
                <Trans>Take their values, keep what I typed</Trans>
              </Button>
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

/**
 * Whether a car's status may change to `next`: only a published car can be withdrawn, and none returns to
 * draft [FL4].
 */
function mayFollow(status: string, next: string): boolean {
  if (next === status) return true;
  return next === "published" || (next === "withdrawn" && status === "published");
}

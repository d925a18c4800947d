import { Trans } from "@lingui/react/macro";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { Button } from "@sayara/ui/Button/Button";
import { FieldError } from "@sayara/ui/Field/Field";
import { DeleteIcon, PlusIcon } from "@sayara/ui/Icon/icons";
import { type ReactNode, useRef } from "react";
import * as styles from "./Rules.css.ts";

interface EditedRowsProps<Row extends { key: string }> {
  rows: readonly Row[];
  mayEdit: boolean;
  onRows: (rows: Row[]) => void;
  /** Returns a new row. Its key is the prefix of its field names. */
  newRow: (number: number) => Row;
  maximum: number;
  /** Label of the button that adds a row. An error of the whole list is shown below the button. */
  addName: string;
  addText: ReactNode;
  error: ReactNode;
  /** Returns the name of the row with this number, counted from 1. */
  nameOf: (number: number) => string;
  removeNameOf: (number: number) => string;
  /** Returns the fields of a row. */
  renderFields: (key: string) => ReactNode;
  /** Returns the field beside the button that removes the row. */
  renderLastField: (key: string) => ReactNode;
}

/** A list of form rows that can be added and removed. */
export function EditedRows<Row extends { key: string }>({
  rows,
  mayEdit,
  onRows,
  newRow,
  maximum,
  addName,
  addText,
  error,
  nameOf,
  removeNameOf,
  renderFields,
  renderLastField,
}: EditedRowsProps<Row>) {
  const nextNumber = useRef(rows.length);
  const errorId = `${addName}-error`;
  function add() {
    onRows([...rows, newRow(nextNumber.current)]);
    nextNumber.current += 1;
  }
  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ key }, index) => (
          <li key={key} className={styles.place}>
            <fieldset className={formStyles.form}>
              <legend className={styles.spoken}>{nameOf(index + 1)}</legend>
              {renderFields(key)}
              <div className={styles.rowEnd}>
                {renderLastField(key)}
                {mayEdit && (
                  <Button
                    tone="quiet"
                    size="small"
                    icon={DeleteIcon}
                    aria-label={removeNameOf(index + 1)}
                    onClick={() => onRows(rows.filter((row) => row.key !== key))}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <Button
            tone="neutral"
            size="small"
            icon={PlusIcon}
            name={addName}
            className={styles.save}
            aria-describedby={error === undefined ? undefined : errorId}
            disabled={rows.length >= maximum}
            onClick={add}
          >
            {addText}
          </Button>
          <FieldError id={errorId}>{error}</FieldError>
        </>
      )}
    </>
  );
}

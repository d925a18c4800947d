import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import { plainText } from "@sayara/domain/text/plainText";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Submission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import { type Dispatch, useState } from "react";
import { Link } from "react-router";
import { SheetReport } from "./SheetReport.tsx";
import { SheetRow } from "./SheetRow.tsx";
import { sheetColumns } from "./sheetColumns.ts";
import { isStale, type SheetAction, type SheetState } from "./sheetState.ts";
import { useColumnNames } from "./useColumnNames.ts";
import * as styles from "./CarsSheet.css.ts";

/** Number of rows shown at first, and added by each press of the button below. */
const ROWS_PER_STEP = 60;

export interface CarsSheetProps {
  sheet: SheetState;
  saving: Submission<readonly SavedRow[]>;
  decimalMark: string;
  mayEdit: boolean;
  mayPublish: boolean;
  isReloading: boolean;
  dispatch: Dispatch<SheetAction>;
  onSave: () => void;
  /** Reads the fleet again. */
  onReload: () => void;
}

/** An editable table of many cars, with undo and a single save that reports each row's result [FL6, FL8]. */
export function CarsSheet({
  sheet,
  saving,
  decimalMark,
  mayEdit,
  mayPublish,
  dispatch,
  ...more
}: CarsSheetProps) {
  const { t } = useLingui();
  const names = useColumnNames();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const { cars, edits, pinned, past, future, outcomes } = sheet;
  const wanted = plainText(search);
  const found = cars.filter(({ name, plate }) => plainText(`${name} ${plate ?? ""}`).includes(wanted));
  const edited = Object.keys(edits).length;
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <header className={styles.head}>
          <Link to="/cars" className={styles.back}>
            <Trans>Cars</Trans>
          </Link>
          <Heading level={1}>
            <Trans>Edit in a sheet</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              Prices are in TND. In a deposit, −1 is not taken on the card and 0 is none. In an option, −1 is
              not offered and 0 is included.
            </Trans>
          </Text>
        </header>
        {cars.length === 0 ? (
          <Text>
            <Trans>You have no car yet.</Trans>
          </Text>
        ) : (
          <>
            <TextField
              label={t`Name or plate`}
              type="search"
              value={search}
              maxLength={100}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <ProblemNotice
              problem={saving.problem}
              action={t`The cars were not saved.`}
              actions={
                <Button tone="neutral" working={more.isReloading && t`Loading…`} onClick={more.onReload}>
                  <Trans>Read the cars again</Trans>
                </Button>
              }
            />
            <SheetReport
              sheet={sheet}
              names={names}
              isReloading={more.isReloading}
              onReload={more.onReload}
            />
            <section className={styles.scroller} aria-label={t`Sheet of cars`}>
              <table className={styles.table}>
                <caption className={styles.caption}>
                  <Trans>Cars, one per row</Trans>
                </caption>
                <thead>
                  <tr>
                    {sheetColumns.map((column) => (
                      <th key={column} scope="col" className={styles.columnHead}>
                        {names[column]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {found.slice(0, shown).map((car, index) => (
                    <SheetRow
                      key={car.id}
                      index={index}
                      car={pinned[car.id] ?? car}
                      current={car}
                      edits={edits[car.id]}
                      outcome={outcomes[car.id]}
                      isStale={isStale(sheet, car.id)}
                      decimalMark={decimalMark}
                      mayEdit={mayEdit}
                      mayPublish={mayPublish}
                      dispatch={dispatch}
                    />
                  ))}
                </tbody>
              </table>
            </section>
            {found.length === 0 && (
              <Text>
                <Trans>No car matches.</Trans>
              </Text>
            )}
            {found.length > shown && (
              <div>
                <Button tone="neutral" onClick={() => setShown(shown + ROWS_PER_STEP)}>
                  <Trans>Show more cars</Trans>
                </Button>
              </div>
            )}
            {mayEdit && (
              <div className={styles.bar}>
                <Button
                  working={saving.isSending && t`Saving…`}
                  disabled={edited === 0}
                  onClick={more.onSave}
                >
                  {edited === 0 ? (
                    <Trans>Save</Trans>
                  ) : (
                    <Plural value={edited} one="Save # car" other="Save # cars" />
                  )}
                </Button>
                <Button
                  tone="neutral"
                  disabled={past.length === 0}
                  onClick={() => dispatch({ type: "undone" })}
                >
                  <Trans context="a typed cell">Undo</Trans>
                </Button>
                <Button
                  tone="neutral"
                  disabled={future.length === 0}
                  onClick={() => dispatch({ type: "redone" })}
                >
                  <Trans context="a typed cell">Redo</Trans>
                </Button>
                <Button tone="quiet" disabled={edited === 0} onClick={() => dispatch({ type: "discarded" })}>
                  <Trans>Discard all</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Submission } from "@sayara/frontend/form/submission/useSubmission";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { FileField } from "@sayara/ui/FileField/FileField";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import type { Fleet } from "#portal/fleet/loadFleet.ts";
import { FileProblem } from "./FileProblem.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportReport, type Report } from "./ImportReport.tsx";
import type { OpenedFile } from "./OpenedFile.ts";
import * as styles from "./CarsImport.css.ts";

export type ImportState =
  | { step: "none" }
  | { step: "reading" | "unreadable"; name: string }
  | { step: "refused"; file: Extract<OpenedFile, { problem: unknown }> }
  | { step: "read"; file: Extract<OpenedFile, { plan: unknown }>; report?: Report };

export interface CarsImportProps {
  fleet: Fleet;
  state: ImportState;
  saving: Submission<readonly SavedRow[]>;
  mayEdit: boolean;
  onChoose: (file: File | null) => void;
  onSave: (rows: readonly PlannedRow[]) => void;
  onCompareAgain: () => void;
  onSample: () => void;
}

/** Imports cars from a file. Previews each row and reports its result after saving [FL8, FL10]. */
export function CarsImport({ fleet, state, saving, mayEdit, onSample, ...on }: CarsImportProps) {
  const { t } = useLingui();
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <header className={styles.head}>
          <Link to="/cars" className={styles.back}>
            <Trans>Cars</Trans>
          </Link>
          <Heading level={1}>
            <Trans>Import cars</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              Fill in your cars in a spreadsheet and choose the file here. You see what each row would do
              before anything is saved.
            </Trans>
          </Text>
        </header>
        {mayEdit ? (
          <>
            <Card as="section">
              <Stack gap="md">
                <FileField
                  label={t`Table of cars`}
                  name="file"
                  accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
                  invitation={t`Choose a file, or drop it here`}
                  describe={({ name }) => name}
                  hint={t`CSV, up to 500 cars and 5 MB`}
                  onClick={({ currentTarget }) => {
                    // Makes the browser report a corrected file of the same name as a change.
                    currentTarget.value = "";
                  }}
                  onChoose={on.onChoose}
                />
                <div>
                  <Button tone="neutral" icon={DownloadIcon} onClick={onSample}>
                    <Trans>Download a sample file</Trans>
                  </Button>
                </div>
                <ul className={styles.hints}>
                  <li>
                    <Trans>
                      A row changes the car that has its id or its plate. Another row adds a draft and needs a
                      plate.
                    </Trans>
                  </li>
                  <li>
                    <Trans>An empty cell changes nothing.</Trans>
                  </li>
                  <li>
                    <Trans>Export your cars to get a file with all columns filled in.</Trans>
                  </li>
                </ul>
              </Stack>
            </Card>
            <FileState fleet={fleet} state={state} saving={saving} {...on} />
          </>
        ) : (
          <Notice title={<Trans>Only an owner or a manager of the agency may import cars.</Trans>} />
        )}
      </Stack>
    </div>
  );
}

type FileStateProps = Pick<CarsImportProps, "fleet" | "state" | "saving" | "onSave" | "onCompareAgain">;

function FileState({ fleet, state, saving, onSave, onCompareAgain }: FileStateProps) {
  const { t } = useLingui();
  switch (state.step) {
    case "none":
      return null;
    case "reading":
      return (
        <output aria-busy>
          <Trans>Reading {state.name}…</Trans>
        </output>
      );
    case "unreadable":
      return (
        <Notice tone="error" announce="assertive" title={<Trans>{state.name} can't be read.</Trans>}>
          <Trans>It may have changed since you chose it. Choose it again.</Trans>
        </Notice>
      );
    case "refused":
      return (
        <Notice
          tone="error"
          announce="assertive"
          title={<Trans>{state.file.name} can't be imported. Correct it, then choose it again.</Trans>}
        >
          <FileProblem position={state.file.problem} textOf={state.file.textOf} />
        </Notice>
      );
    case "read": {
      const { file, report } = state;
      const { ignored } = file;
      if (report !== undefined) return <ImportReport report={report} onCompareAgain={onCompareAgain} />;
      return (
        <>
          <ProblemNotice problem={saving.problem} action={t`The cars were not saved.`} />
          {ignored.length > 0 && (
            <Notice
              title={
                <Trans>
                  <Plural
                    value={ignored.length}
                    one="This column is not read:"
                    other="These columns are not read:"
                  />{" "}
                  {ignored.join(", ")}
                </Trans>
              }
            />
          )}
          <ImportPreview
            rows={file.plan(fleet)}
            fleet={fleet}
            textOf={file.textOf}
            isSaving={saving.isSending}
            onSave={onSave}
          />
        </>
      );
    }
  }
}

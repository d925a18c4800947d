import { Plural, Trans } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { RowRefusal } from "#portal/fleet/RowRefusal.tsx";
import { RowGroup } from "./RowGroup.tsx";
import * as styles from "./CarsImport.css.ts";

/** Results of the submitted rows. */
export interface Report {
  rows: readonly PlannedRow[];
  saved: readonly SavedRow[];
}

interface ImportReportProps {
  report: Report;
  onCompareAgain: () => void;
}

/** Results of the import: added and changed cars, and reasons of refused rows. */
export function ImportReport({ report: { rows, saved }, onCompareAgain }: ImportReportProps) {
  const outcomes = rows.flatMap((row, index) => {
    const outcome = saved[index];
    return outcome === undefined ? [] : [{ ...row, outcome }];
  });
  const refused = outcomes.filter(({ outcome }) => outcome.code !== null);
  const done = outcomes.filter(({ outcome }) => outcome.code === null);
  return (
    <div className={styles.preview}>
      <Notice
        tone={refused.length === 0 ? "success" : "warning"}
        announce="polite"
        title={<Plural value={done.length} one="# car is saved." other="# cars are saved." />}
        actions={
          <>
            {refused.length > 0 && (
              <Button tone="neutral" onClick={onCompareAgain}>
                <Trans>Compare the file again</Trans>
              </Button>
            )}
            <LinkButton tone="neutral" render={<Link to="/cars" />}>
              <Trans>Go to the cars</Trans>
            </LinkButton>
          </>
        }
      >
        {refused.length > 0 && (
          <Plural
            value={refused.length}
            one="# row was refused. Nothing of it was saved."
            other="# rows were refused. Nothing of them was saved."
          />
        )}
      </Notice>
      <RowGroup title={<Trans>Refused rows</Trans>} rows={refused}>
        {({ outcome }) => <RowRefusal row={outcome} nameOf={(field) => field} />}
      </RowGroup>
      <RowGroup title={<Trans>Saved rows</Trans>} rows={done}>
        {({ kind, outcome }) => (
          <Link to={`/cars/${outcome.id}`} className={styles.link}>
            {kind === "created" ? <Trans>Added</Trans> : <Trans context="car">Changed</Trans>}
          </Link>
        )}
      </RowGroup>
    </div>
  );
}

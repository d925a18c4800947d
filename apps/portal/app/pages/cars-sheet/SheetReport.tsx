import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { RowRefusal } from "#portal/fleet/RowRefusal.tsx";
import type { SheetColumn } from "./sheetColumns.ts";
import type { SheetState } from "./sheetState.ts";
import * as styles from "./CarsSheet.css.ts";

interface SheetReportProps {
  sheet: SheetState;
  names: Readonly<Record<SheetColumn, string>>;
  isReloading: boolean;
  onReload: () => void;
}

/** Results of the last saved rows. A refused row lists its car and cells. */
export function SheetReport({
  sheet: { cars, pinned, outcomes },
  names,
  isReloading,
  onReload,
}: SheetReportProps) {
  const { t } = useLingui();
  const entries = Object.entries(outcomes);
  if (entries.length === 0) return null;
  const saved = entries.filter(([, { code }]) => code === null).length;
  const refused = entries.filter(([, { code }]) => code !== null);
  // A car that someone else has deleted is no longer in the fleet.
  const carOf = (id: string) => cars.find((car) => car.id === id) ?? pinned[id];
  return (
    <Notice
      tone={refused.length === 0 ? "success" : "warning"}
      announce="polite"
      title={
        <>
          {saved > 0 && <Plural value={saved} one="# car is saved." other="# cars are saved." />}{" "}
          {refused.length > 0 && (
            <Plural value={refused.length} one="# car was refused." other="# cars were refused." />
          )}
        </>
      }
      actions={
        refused.some(([, { code }]) => code === "stale_version" || code === "not_found") && (
          <Button tone="neutral" working={isReloading && t`Loading…`} onClick={onReload}>
            <Trans>Read the cars again</Trans>
          </Button>
        )
      }
    >
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(([id, outcome]) => (
            <li key={id}>
              <a href={`#${id}-name`} className={styles.link}>
                {[carOf(id)?.name, carOf(id)?.plate].filter(Boolean).join(" · ")}
              </a>
              <RowRefusal row={outcome} nameOf={(field) => names[field as SheetColumn] ?? field} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

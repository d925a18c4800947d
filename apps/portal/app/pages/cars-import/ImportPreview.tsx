import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FieldChange, PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { useForwardArrow } from "@sayara/frontend/language/useForwardArrow";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import type { Fleet } from "#portal/fleet/loadFleet.ts";
import { FileProblem } from "./FileProblem.tsx";
import type { OpenedFile } from "./OpenedFile.ts";
import { RowGroup } from "./RowGroup.tsx";
import * as styles from "./CarsImport.css.ts";

interface ImportPreviewProps {
  rows: readonly PlannedRow[];
  fleet: Fleet;
  textOf: OpenedFile["textOf"];
  isSaving: boolean;
  onSave: (rows: readonly PlannedRow[]) => void;
}

type RowOf<Kind extends PlannedRow["kind"]> = Extract<PlannedRow, { kind: Kind }>;

/** Preview of what saving would change, row by row. Refused rows are listed but not saved. */
export function ImportPreview({ rows, fleet, textOf, isSaving, onSave }: ImportPreviewProps) {
  const { t } = useLingui();
  const ofKind = <Kind extends PlannedRow["kind"]>(kind: Kind) =>
    rows.filter((row): row is RowOf<Kind> => row.kind === kind);
  const [refused, created, changed] = [ofKind("refused"), ofKind("created"), ofKind("changed")];
  const unchanged = rows.length - refused.length - created.length - changed.length;
  const savable = rows.filter(({ kind }) => kind === "created" || kind === "changed");
  const valueText = (field: string, value: unknown) => textOfValue(value, field === "places" ? fleet : null);
  return (
    <div className={styles.preview}>
      <output className={styles.counts}>
        <Plural value={created.length} one="# new car" other="# new cars" />
        {" · "}
        <Plural value={changed.length} one="# changed" other="# changed" />
        {" · "}
        <Plural value={unchanged} one="# unchanged" other="# unchanged" />
        {" · "}
        <Plural value={refused.length} one="# refused" other="# refused" />
      </output>
      {savable.length > 0 ? (
        <div className={styles.save}>
          <Button working={isSaving && t`Saving…`} onClick={() => onSave(savable)}>
            <Plural value={savable.length} one="Save # car" other="Save # cars" />
          </Button>
          {refused.length > 0 && (
            <Text size="sm" tone="muted">
              <Plural
                value={refused.length}
                one="The refused row is left out. Or correct the file and choose it again."
                other="The # refused rows are left out. Or correct the file and choose it again."
              />
            </Text>
          )}
        </div>
      ) : (
        refused.length === 0 && <Notice title={<Trans>Your cars are already as in this file.</Trans>} />
      )}
      <RowGroup title={<Trans>Refused rows</Trans>} rows={refused}>
        {({ problems }) => (
          <ul>
            {problems.map((position) => (
              <li key={`${position.field} ${position.problem.code}`}>
                <FileProblem position={position} textOf={textOf} isInRow />
              </li>
            ))}
          </ul>
        )}
      </RowGroup>
      <RowGroup title={<Trans>New cars, as drafts</Trans>} rows={created}>
        {({ row }) =>
          row.status === "published" ? (
            <p>
              <Trans>Is published at once.</Trans>
            </p>
          ) : null
        }
      </RowGroup>
      <RowGroup title={<Trans>Changed cars</Trans>} rows={changed}>
        {({ changes }) => (
          <ul>
            {changes.map((change) => (
              <li key={change.field}>
                <ChangeText change={change} valueText={valueText} />
              </li>
            ))}
          </ul>
        )}
      </RowGroup>
    </div>
  );
}

interface ChangeTextProps {
  change: FieldChange;
  valueText: (field: string, value: unknown) => string;
}

function ChangeText({ change: { field, before, after }, valueText }: ChangeTextProps) {
  const arrow = useForwardArrow();
  return (
    <>
      <strong translate="no">{field}</strong> <del>{valueText(field, before)}</del>
      {` ${arrow} `}
      <ins className={styles.after}>{valueText(field, after)}</ins>
    </>
  );
}

/** Returns a value in the notation of the file. */
function textOfValue(value: unknown, fleet: Fleet | null): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) {
    const nameOf = (item: unknown) =>
      typeof item === "object" && item !== null
        ? Object.values(item).join("=")
        : (fleet?.places.find((place) => place.id === item)?.name ?? String(item));
    return value.length === 0 ? "–" : value.map(nameOf).join(", ");
  }
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, amount]) => `${name} ${amount}`)
    .join(", ");
}

import { useLingui } from "@lingui/react/macro";
import type { SavedRow } from "@sayara/api-client/contract/suppliers/changeCar";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { staleRowMessage } from "./carStatusMessages.ts";

interface RowRefusalProps {
  row: Pick<SavedRow, "code" | "fields">;
  /** Returns the name of a field as the page shows it. */
  nameOf: (field: string) => string;
}

/** The cause of a refused row, with a message for each field. */
export function RowRefusal({ row: { code, fields }, nameOf }: RowRefusalProps) {
  const { i18n } = useLingui();
  const entries = Object.entries(fields);
  if (code === null) return null;
  // The general text suggests reloading the page, which would lose the input here.
  const cause = code === "stale_version" ? staleRowMessage : refusalMessages[code];
  return (
    <ul>
      {(code !== "invalid_input" || entries.length === 0) && <li>{i18n._(cause)}</li>}
      {entries.map(([field, message]) => (
        <li key={field}>
          <strong>{nameOf(field)}</strong> {validationText(message, i18n)}
        </li>
      ))}
    </ul>
  );
}

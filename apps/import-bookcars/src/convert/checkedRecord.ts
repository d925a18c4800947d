import { dirname } from "node:path";
import type * as v from "valibot";
import { type CatalogueRecord, recordSchemas, type RecordType } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import { recordLoss, type Exported, fieldLoss } from "../read/Exported.ts";
import type { Omission } from "../Omission.ts";
import { joinReasons, parseLeniently } from "../read/parseLeniently.ts";

/**
 * Validates a converted record against the schemas of the catalogue import. Drops an invalid optional field and reports
 * it under its name in the export. Drops the record if a required field is invalid.
 *
 * @param options.names field names in the export, where they differ.
 */
export function checkedRecord<Type extends RecordType>(
  from: Exported<unknown>,
  candidate: { type: Type; [field: string]: unknown },
  { report, names = {} }: { report: (omission: Omission) => void; names?: Record<string, string> },
): ImportedRecord<Extract<CatalogueRecord, { type: Type }>> | undefined {
  const schema: v.GenericSchema<unknown, CatalogueRecord> = recordSchemas[candidate.type];
  const { value, refused } = parseLeniently(schema, candidate);
  const reasons = refused.map(({ field, reason }) => ({ field: names[field] ?? field, reason }));
  if (value === undefined) {
    report(recordLoss(from, "record", `is not carried: ${joinReasons(reasons)}`));
    return undefined;
  }
  for (const { field, reason } of reasons) report(fieldLoss(from, field, reason));
  const { file, line } = from;
  // `type` selected the schema.
  const record = value as Extract<CatalogueRecord, { type: Type }>;
  const refusedFields = new Set(refused.map(({ field }) => field));
  const fields = new Set(
    Object.keys(candidate).filter((name) => candidate[name] !== undefined && !refusedFields.has(name)),
  );
  return { record, missing: [], fields, folder: dirname(file), file, line, columnOf: () => undefined };
}

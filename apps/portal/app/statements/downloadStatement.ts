import type { Client } from "@sayara/api-client/client/createClient";
import {
  type StatementFormat,
  supplierStatementFile,
} from "@sayara/api-client/contract/statements/supplierStatements";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { DownloadIntent } from "./DownloadIntent.ts";

/** Downloads the file of a statement and saves it on the device. */
export async function downloadStatement(
  call: Client,
  { supplier, id, number, format, language }: DownloadIntent,
): Promise<FormResult<never, "downloaded">> {
  const response = await call(supplierStatementFile, { params: { supplier, id, format, language } });
  if (!response.ok) return refusedResult(response.refusal);
  saveFile(new Blob([response.data], { type: mediaTypes[format] }), `${number}.${format}`);
  return { done: "downloaded" };
}

const mediaTypes: Record<StatementFormat, string> = {
  pdf: "application/pdf",
  csv: "text/csv;charset=utf-8",
  json: "application/json",
};

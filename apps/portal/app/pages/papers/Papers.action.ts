import { handInDocument } from "@sayara/api-client/contract/suppliers/handInDocument";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import * as v from "valibot";
import { downloadDocument } from "#portal/papers/downloadDocument.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import {
  checkDocumentFile,
  checkHandIn,
  emptyHandIn,
  type HandInValues,
  PAPER_UPLOAD,
} from "./HandInValues.ts";

export type PapersDone = "handedIn" | "downloaded";

/** A download is requested as JSON. A document is handed in as form data. */
const Download = v.pick(SupplierDocument, ["id", "type", "version", "mediaType"]);

/** Hands in a document, or saves a document's file on the device. A cancelled upload changes nothing. */
export async function papersAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof HandInValues, PapersDone>> {
  const call = await context.get(apiContext)();
  const isJson = request.headers.get("content-type")?.startsWith("application/json") === true;
  if (isJson)
    return downloadDocument(call, {
      supplier: context.get(agencyScope).supplier,
      document: v.parse(Download, await request.json()),
    });
  const form = await request.formData();
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const { errors, ready } = checkHandIn(readValues(form, emptyHandIn), dateInZone(new Date(), timeZone));
  const file = form.get("file");
  const fileError = checkDocumentFile(file);
  if (ready === null || fileError !== null || file === null)
    return { errors: { ...errors, ...(fileError !== null && { file: fileError }) } };
  const body = new FormData();
  body.set("file", file);
  const params = { supplier: "own", type: ready.type };
  const response = await sendUpload(PAPER_UPLOAD, (options) =>
    call(handInDocument, { params, query: ready.details, body }, options),
  );
  if (response === null) return { errors: {} };
  return response.ok ? { done: "handedIn" } : refusedResult(response.refusal);
}

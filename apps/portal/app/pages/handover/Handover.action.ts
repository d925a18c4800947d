import {
  addConditionPicture,
  signConditionReport,
} from "@sayara/api-client/contract/bookings/conditionReports";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { checkHandover, emptyHandover, type HandoverField, renameFields } from "./HandoverValues.ts";

/** The number of photos that were not stored. The report is. */
export interface HandoverDone {
  failed: number;
}

/** Milliseconds after signing from which the report tells its time: it has waited for a connection. */
const LATE = 60_000;

/**
 * Sends the report, then its photos one by one. Sending the same form again is safe: the API stores each once [HO4,
 * HO5].
 */
export async function handoverAction({
  request,
  params,
  context,
}: ActionArgs & { params?: { id?: string } }): Promise<FormResult<HandoverField, HandoverDone>> {
  const data = await request.formData();
  const values = readValues(data, emptyHandover);
  const { errors, ready } = checkHandover(values);
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const id = params?.id ?? "";
  const { reportId } = values;
  const signedAt = signedAtOf(reportId);
  const body = Date.now() - signedAt > LATE ? { ...ready, at: new Date(signedAt).toISOString() } : ready;
  const response = await call(signConditionReport, { params: { id, reportId }, body });
  if (!response.ok) {
    const { problem, fields } = refusedResult(response.refusal);
    return { problem, fields: fields && renameFields(fields) };
  }
  let failed = 0;
  for (const angle of conditionAngles) {
    const image = data.get(`picture-${angle}`);
    if (image === null || typeof image === "string" || image.size === 0) continue;
    const picture = new FormData();
    picture.append("image", image, image.name);
    const added = await call(addConditionPicture, {
      params: { id, reportId, angle },
      body: picture,
    }).catch(() => ({ ok: false }));
    if (!added.ok) failed += 1;
  }
  return { done: { failed } };
}

/** When each report was first sent. */
const firstSent = new Map<string, number>();

function signedAtOf(reportId: string): number {
  const at = firstSent.get(reportId) ?? Date.now();
  firstSent.set(reportId, at);
  return at;
}

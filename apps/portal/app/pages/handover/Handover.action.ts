import {
  addConditionPicture,
  signConditionReport,
} from "@sayara/api-client/contract/bookings/conditionReports";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { isUnsent } from "#portal/offline/isUnsent.ts";
import { useWaitingDecisions } from "#portal/offline/useWaitingDecisions.ts";
import type { WaitingDecision } from "#portal/offline/WaitingDecision.ts";
import {
  addWaitingDecision,
  removeWaitingDecision,
  sendWaitingDecisions,
} from "#portal/offline/waitingDecisions.ts";
import { checkHandover, emptyHandover, type HandoverField, renameFields } from "./HandoverValues.ts";

/** Result of a sent report. */
export interface HandoverDone {
  /** The number of photos that were not stored. */
  failed: number;
  /** Whether the report itself waits on this device for a connection. */
  isWaiting: boolean;
}

/** Milliseconds after signing. A report sent later includes the time of signing; otherwise the API records its own. */
const LATE = 60_000;

/**
 * Sends the report, then its photos one by one. Sending the same form again is safe: the API stores each once [HO4,
 * HO5]. Without a connection the report waits on the device behind earlier decisions; the photos stay in the form.
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
  const photos = conditionAngles.flatMap((angle) => {
    const image = data.get(`picture-${angle}`);
    return image === null || typeof image === "string" || image.size === 0 ? [] : [{ angle, image }];
  });
  const { reference, version, driverName: driver } = values;
  const decision = {
    booking: { id, version: Number(version), reference: v.parse(BookingReference, reference), driver },
    action: {
      kind: "signConditionReport" as const,
      reportId,
      report: { ...ready, at: new Date(signedAt).toISOString() },
    },
  };
  const waiting = useWaitingDecisions.getState().decisions.filter(({ refusal }) => refusal === null);
  // Corrections made while the report waited.
  if (waiting.some((other) => isReport(other, reportId))) addWaitingDecision(decision);
  if (waiting.length > 0) await sendWaitingDecisions(call);
  let response;
  try {
    response = await call(signConditionReport, { params: { id, reportId }, body });
  } catch (error) {
    // Another report about the same booking would be replaced.
    const isFree = waiting.every((other) => other.booking.id !== id || isReport(other, reportId));
    if (!isUnsent(error) || !isFree) throw error;
    addWaitingDecision(decision);
    return { done: { failed: photos.length, isWaiting: true } };
  }
  if (response.ok && useWaitingDecisions.getState().decisions.some((other) => isReport(other, reportId)))
    removeWaitingDecision(id);
  if (!response.ok) {
    const { problem, fields } = refusedResult(response.refusal);
    return { problem, fields: fields && renameFields(fields) };
  }
  let failed = 0;
  for (const { angle, image } of photos) {
    const picture = new FormData();
    picture.append("image", image, image.name);
    const added = await call(addConditionPicture, {
      params: { id, reportId, angle },
      body: picture,
    }).catch(() => ({ ok: false }));
    if (!added.ok) failed += 1;
  }
  return { done: { failed, isWaiting: false } };
}

const isReport = ({ action }: WaitingDecision, reportId: string) =>
  action.kind === "signConditionReport" && action.reportId === reportId;

/** When each report was first sent. */
const firstSent = new Map<string, number>();

function signedAtOf(reportId: string): number {
  const at = firstSent.get(reportId) ?? Date.now();
  firstSent.set(reportId, at);
  return at;
}

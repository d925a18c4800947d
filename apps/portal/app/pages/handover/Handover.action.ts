import type { Client } from "@sayara/api-client/client/createClient";
import {
  addConditionPicture,
  signConditionReport,
} from "@sayara/api-client/contract/bookings/conditionReports";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { type FormProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { dropStoredHandover } from "#portal/offline/dropStoredHandover.ts";
import { heldPhoto } from "#portal/offline/heldPhotos.ts";
import { isTemporaryRefusal } from "#portal/offline/isTemporaryRefusal.ts";
import { didNotReachServer } from "#portal/offline/didNotReachServer.ts";
import { useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import type { UnsentDecision } from "#portal/offline/UnsentDecision.ts";
import {
  addWaitingDecision,
  removeWaitingDecision,
  sendWaitingDecisions,
} from "#portal/offline/waitingDecisions.ts";
import { addWaitingPhotos, type NewPhoto, removeWaitingPhoto } from "#portal/offline/waitingPhotos.ts";
import { checkHandover, emptyHandover, type HandoverField, renameFields } from "./HandoverValues.ts";

/** Result of a sent report. */
export interface HandoverDone {
  /** The number of photos that are neither sent nor stored on the device. */
  failed: number;
  /** The last photo's refusal; absent if none was refused. */
  problem?: FormProblem;
  /** The number of photos stored on this device until there is a connection [HO13]. */
  waiting: number;
  /** Whether the report itself is stored on this device. */
  isWaiting: boolean;
}

/**
 * Delay in milliseconds after which a report includes its time of signing. Otherwise the API records the time
 * of receipt.
 */
const LATE = 60_000;

/**
 * Sends the report, then its photos one by one. Sending the same form again is safe, because the API stores
 * each only once [HO4, HO5]. Without a connection, stores the report on the device after earlier decisions,
 * and its photos for sending after it. Photos that do not fit on the device stay in the form.
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
  const { version, driverName: driver } = values;
  const reference = v.parse(BookingReference, values.reference);
  const photos = conditionAngles.flatMap((angle): NewPhoto[] => {
    const report = { bookingId: id, kind: body.kind };
    // A photo restored after a reload is not in any form field.
    const image = heldPhoto(report, angle) ?? data.get(`picture-${angle}`);
    if (image === null || typeof image === "string" || image.size === 0) return [];
    return [{ booking: { id, reference, driver }, reportId, angle, image }];
  });
  const decision = {
    booking: { id, version: Number(version), reference, driver },
    action: {
      kind: "signConditionReport" as const,
      reportId,
      report: { ...ready, at: new Date(signedAt).toISOString() },
    },
  };
  const waiting = useUnsentDecisions.getState().decisions.filter(({ refusal }) => refusal === null);
  // The form may have been corrected since the report was stored.
  if (waiting.some((other) => isReport(other, reportId))) addWaitingDecision(decision);
  if (waiting.length > 0) await sendWaitingDecisions(call);
  let response;
  try {
    response = await call(signConditionReport, { params: { id, reportId }, body });
  } catch (error) {
    // A booking can have only one stored decision, so another report would be replaced.
    const isFree = waiting.every((other) => other.booking.id !== id || isReport(other, reportId));
    if (!didNotReachServer(error) || !isFree) throw error;
    addWaitingDecision(decision);
    const { length: failed } = await addWaitingPhotos(photos);
    return { done: { failed, waiting: photos.length - failed, isWaiting: true } };
  }
  if (response.ok) dropStoredHandover(id);
  if (response.ok && useUnsentDecisions.getState().decisions.some((other) => isReport(other, reportId)))
    removeWaitingDecision(id);
  if (!response.ok) {
    const { problem, fields } = refusedResult(response.refusal);
    return { problem, fields: fields && renameFields(fields) };
  }
  return { done: { ...(await sendPhotos(call, photos)), isWaiting: false } };
}

/** Sends photos one by one. Stores those that the server does not accept now on the device, in order. */
async function sendPhotos(
  call: Client,
  photos: readonly NewPhoto[],
): Promise<Pick<HandoverDone, "failed" | "problem" | "waiting">> {
  const later: NewPhoto[] = [];
  let refused = 0;
  let problem: FormProblem | undefined;
  for (const photo of photos) {
    // After one failure the rest is stored at once, because each further call could time out.
    const outcome = later.length > 0 ? "later" : await sendPhoto(call, photo);
    if (outcome === "later") later.push(photo);
    else if (outcome === "sent") await removeWaitingPhoto(photo);
    else {
      refused += 1;
      ({ problem } = outcome);
    }
  }
  const left = await addWaitingPhotos(later);
  const failed = refused + left.length;
  return { failed, waiting: later.length - left.length, ...(problem && { problem }) };
}

async function sendPhoto(
  call: Client,
  { booking, reportId, angle, image }: NewPhoto,
): Promise<"sent" | "later" | { problem: FormProblem }> {
  const body = new FormData();
  body.append("image", image, image.name);
  try {
    const added = await call(addConditionPicture, { params: { id: booking.id, reportId, angle }, body });
    if (added.ok) return "sent";
    return isTemporaryRefusal(added.refusal.code)
      ? "later"
      : { problem: refusedResult(added.refusal).problem };
  } catch {
    return "later";
  }
}

const isReport = ({ action }: UnsentDecision, reportId: string) =>
  action.kind === "signConditionReport" && action.reportId === reportId;

/** Time of the first submission of each report, in milliseconds since 1970. */
const firstSent = new Map<string, number>();

function signedAtOf(reportId: string): number {
  const at = firstSent.get(reportId) ?? Date.now();
  firstSent.set(reportId, at);
  return at;
}

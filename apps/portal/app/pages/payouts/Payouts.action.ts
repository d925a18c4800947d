import type { Client } from "@sayara/api-client/client/createClient";
import {
  cancelPayouts,
  payoutFile,
  payPayouts,
  preparePayouts,
  returnPayout,
} from "@sayara/api-client/contract/payouts/payouts";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { PayoutsIntent } from "./PayoutsIntent.ts";

/**
 * `unchanged`: another administrator was faster, or an amount has changed. `unreadable`: a RIB of the file
 * cannot be read; the list shows which agency it belongs to.
 */
export type PayoutsDone = PayoutsIntent["intent"] | "unchanged" | "unreadable";

/** Fields of the dialogs. */
export type PayoutsField = "reference" | "reason";

/** Prepares payouts, saves their file, and records their outcome [PO4, PO5]. The page then reloads the list. */
export async function payoutsAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<PayoutsField, PayoutsDone>> {
  const { errors, ready } = validateValues<PayoutsField, PayoutsIntent>(PayoutsIntent, await request.json());
  if (ready === null)
    return "reference" in errors || "reason" in errors
      ? { errors }
      : { problem: { kind: "refused", code: "invalid_input", retryAfter: null } };
  const response = await send(await context.get(apiContext)(), ready);
  if (response.ok) return { done: ready.intent };
  const { code } = response.refusal;
  if (code === "stale_version") return { done: "unchanged" };
  if (ready.intent === "download" && code === "transition_refused") return { done: "unreadable" };
  return refusedResult(response.refusal);
}

function send(call: Client, intent: PayoutsIntent) {
  switch (intent.intent) {
    case "prepare":
      return call(preparePayouts, { body: { payouts: intent.payouts } });
    case "pay":
      return call(payPayouts, { body: { ids: intent.ids, reference: intent.reference } });
    case "cancel":
      return call(cancelPayouts, { body: { ids: intent.ids } });
    case "return":
      return call(returnPayout, { params: { id: intent.id }, body: { reason: intent.reason } });
    case "download":
      return download(call, intent);
  }
}

async function download(call: Client, intent: Extract<PayoutsIntent, { intent: "download" }>) {
  const { batch, language, date } = intent;
  const response = await call(payoutFile, { params: { batch, language } });
  if (response.ok)
    saveFile(
      new Blob([response.data], { type: "text/csv;charset=utf-8" }),
      `payouts-${date}-${batch.slice(0, 8)}.csv`,
    );
  return response;
}

import {
  addCalendarSource,
  createCalendarFeed,
  readCalendarSource,
  removeCalendarSource,
  revokeCalendarFeed,
} from "@sayara/api-client/contract/suppliers/calendars";
import type { Client } from "@sayara/api-client/client/createClient";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarAddress } from "@sayara/domain/supplier/CalendarAddress";
import { requiredText } from "@sayara/domain/validation/boundedText";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { CalendarIntent, type CalendarDone, emptySource, type SourceValues } from "./CalendarIntent.ts";

const NewSource = v.object({ carId: EntityId, name: requiredText(100), address: CalendarAddress });
type Result = FormResult<keyof SourceValues, CalendarDone>;

export function checkSource(values: SourceValues) {
  return validateValues(NewSource, values);
}

/**
 * Adds an imported calendar (form) or carries out a button's action (JSON). The page then reloads the
 * calendars.
 */
export async function calendarsAction({ request, context }: ActionArgs): Promise<Result> {
  const call = await context.get(apiContext)();
  if (request.headers.get("content-type")?.includes("json") === true)
    return act(call, v.parse(CalendarIntent, await request.json()));
  const { errors, ready } = checkSource(readValues(await request.formData(), emptySource));
  if (ready === null) return { errors };
  const response = await call(addCalendarSource, { params: { supplier: "own" }, body: ready });
  return response.ok ? { done: { intent: "addSource" } } : refusedResult(response.refusal);
}

async function act(call: Client, asked: CalendarIntent): Promise<Result> {
  const supplier = "own";
  if (asked.intent === "createFeed") {
    const response = await call(createCalendarFeed, { params: { supplier }, body: { carId: asked.carId } });
    if (!response.ok) return refusedResult(response.refusal);
    return { done: { intent: asked.intent, address: response.data.address } };
  }
  const response = await send(call, asked);
  return response.ok ? { done: { intent: asked.intent } } : refusedResult(response.refusal);
}

function send(call: Client, { intent: name, id }: Exclude<CalendarIntent, { intent: "createFeed" }>) {
  const supplier = "own";
  switch (name) {
    case "revokeFeed":
      return call(revokeCalendarFeed, { params: { supplier, feed: id } });
    case "readSource":
      return call(readCalendarSource, { params: { supplier, source: id } });
    case "removeSource":
      return call(removeCalendarSource, { params: { supplier, source: id } });
  }
}

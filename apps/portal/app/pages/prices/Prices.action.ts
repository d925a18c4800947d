import {
  deleteSeason,
  orderSeasons,
  previewSeason,
  saveSeason,
  type SeasonPreview,
} from "@sayara/api-client/contract/suppliers/seasons";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { checkSeason, emptySeason, seasonErrors, type SeasonValues } from "./SeasonValues.ts";

/** The completed action, or the requested preview. */
export type PricesDone = "saved" | "deleted" | "ordered" | SeasonPreview;
type Result = FormResult<keyof SeasonValues, PricesDone>;

const params = { supplier: "own" };

/** Saves, previews, deletes or orders seasons, depending on `intent`. */
export async function pricesAction({ request, context }: ActionArgs): Promise<Result> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const text = (name: string) => String(data.get(name) ?? "");
  if (text("intent") === "delete") {
    const body = { id: text("id"), version: Number(text("version")) };
    const response = await call(deleteSeason, { params, body });
    return response.ok ? { done: "deleted" } : refusedResult(response.refusal);
  }
  if (text("intent") === "order") {
    const response = await call(orderSeasons, { params, body: { ids: text("ids").split(",") } });
    return response.ok ? { done: "ordered" } : refusedResult(response.refusal);
  }
  const values = readValues(data, emptySeason);
  const carIds = text("carIds") === "" ? [] : text("carIds").split(",");
  const { errors, ready } = checkSeason(values, carIds);
  if (ready === null) return { errors };
  const stored = text("id") === "" ? {} : { id: text("id"), version: Number(text("version")) };
  const body = { ...stored, season: ready };
  if (text("intent") === "preview") {
    const response = await call(previewSeason, { params, body });
    return response.ok ? { done: response.data } : refused(response.refusal, values);
  }
  const response = await call(saveSeason, { params, body });
  return response.ok ? { done: "saved" } : refused(response.refusal, values);
}

function refused(refusal: AnyRefusal, values: SeasonValues): Result {
  const { problem, fields } = refusedResult(refusal);
  return { problem, fields: fields && seasonErrors(fields, values) };
}

import { changeRuntimeSetting } from "@sayara/api-client/contract/settings/runtimeSettings";
import { RuntimeSetting } from "@sayara/domain/setting/runtimeSettings";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { checkSetting, emptySetting, type SettingValues } from "./SettingValues.ts";

export type MarketplaceDone = "changed" | "withdrawn";
type Result = FormResult<keyof SettingValues, MarketplaceDone>;

/** Changes a setting, or withdraws a planned change, depending on `intent` [RT2]. */
export async function marketplaceAction({ request, context }: ActionArgs): Promise<Result> {
  const form = await request.formData();
  const call = await context.get(apiContext)();
  const version = Number(form.get("version"));
  const values = readValues(form, emptySetting);
  if (form.get("intent") === "withdraw") {
    const { setting, from } = values;
    const body = { version, setting: v.parse(RuntimeSetting, setting), value: null, from };
    const response = await call(changeRuntimeSetting, { body });
    return response.ok ? { done: "withdrawn" } : refusedResult(response.refusal);
  }
  const { errors, ready } = checkSetting(values);
  if (ready === null) return { errors };
  const response = await call(changeRuntimeSetting, { body: { version, ...ready } });
  return response.ok ? { done: "changed" } : refusedResult(response.refusal);
}

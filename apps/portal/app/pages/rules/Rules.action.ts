import {
  deleteSupplierContract,
  saveSupplierRules,
  updateSupplierContract,
  updateSupplierLogo,
} from "@sayara/api-client/contract/suppliers/supplierRules";
import { defaultLanguage, type Language, languages } from "@sayara/domain/language/Language";
import { refusedResult, type AnyRefusal } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import { PICTURE_UPLOAD } from "@sayara/frontend/upload/useUpload";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { contractUpload } from "./files/contractUpload.ts";
import { checkPart, isRulePart, partErrors, type RulePart, valuesIn } from "./values/checkRules.ts";

/** The completed action, with the new version of the rules. */
export interface RulesDone {
  what: RulesIntent;
  version: number;
}
export type RulesIntent = RulePart | "logo" | "contract" | "deleteContract";

type Result = FormResult<string, RulesDone>;

/** Saves the part of the rules, the logo or the contract that the field `intent` identifies. */
export async function rulesAction({ request, context }: ActionArgs): Promise<Result> {
  const form = await request.formData();
  const call = await context.get(apiContext)();
  const supplier = "own";
  const intent = textIn(form, "intent");
  if (isRulePart(intent)) return savePart(intent);
  const params = { supplier, language: languageIn(form) };
  switch (intent) {
    case "logo": {
      const body = new FormData();
      body.set("image", form.get("image") ?? "");
      const response = await sendUpload(PICTURE_UPLOAD, (options) =>
        call(updateSupplierLogo, { params: { supplier }, body }, options),
      );
      return response === null ? { errors: {} } : resultOf("logo", response);
    }
    case "contract": {
      const body = new FormData();
      body.set("file", form.get("file") ?? "");
      const response = await sendUpload(contractUpload(params.language), (options) =>
        call(updateSupplierContract, { params, body }, options),
      );
      return response === null ? { errors: {} } : resultOf("contract", response);
    }
    default:
      return resultOf("deleteContract", await call(deleteSupplierContract, { params }));
  }

  async function savePart(part: RulePart): Promise<Result> {
    const values = valuesIn(form);
    const { errors, ready } = checkPart(part, values);
    if (ready === null) return { errors };
    const body = { ...ready, version: Number(textIn(form, "version")) };
    const response = await call(saveSupplierRules, { params: { supplier }, body });
    if (response.ok) return { done: { what: part, version: response.data.version } };
    const { problem, fields } = refusedResult(response.refusal);
    return { problem, ...(fields && { fields: partErrors(part, values, fields) }) };
  }
}

type Response = { ok: true; data: { version: number } } | { ok: false; refusal: AnyRefusal };

function resultOf(what: RulesIntent, response: Response): Result {
  return response.ok ? { done: { what, version: response.data.version } } : refusedResult(response.refusal);
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function languageIn(form: FormData): Language {
  return languages.find((language) => language === form.get("language")) ?? defaultLanguage;
}

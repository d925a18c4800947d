import {
  retireMarketplacePromoCode,
  retirePromoCode,
  saveMarketplacePromoCode,
  savePromoCode,
} from "@sayara/api-client/contract/suppliers/promoCodes";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { checkPromo, emptyPromo, promoErrors, type PromoValues } from "./PromoValues.ts";

/** The completed action. */
export type PromoCodesDone = "saved" | "retired";
type Result = FormResult<keyof PromoValues, PromoCodesDone>;

const params = { supplier: "own" };

/**
 * Saves or retires a promo code, depending on `intent`. `owner` is `marketplace` for a code of the
 * marketplace.
 */
export async function promoCodesAction({ request, context }: ActionArgs): Promise<Result> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const text = (name: string) => String(data.get(name) ?? "");
  const isMarketplace = text("owner") === "marketplace";
  const stored = text("id") === "" ? null : { id: text("id"), version: Number(text("version")) };
  if (text("intent") === "retire" && stored !== null) {
    const response = isMarketplace
      ? await call(retireMarketplacePromoCode, { body: stored })
      : await call(retirePromoCode, { params, body: stored });
    return response.ok ? { done: "retired" } : refusedResult(response.refusal);
  }
  const values = readValues(data, emptyPromo);
  const { errors, ready } = checkPromo(values);
  if (ready === null) return { errors };
  const body = { ...stored, promo: ready };
  const response = isMarketplace
    ? await call(saveMarketplacePromoCode, { body })
    : await call(savePromoCode, { params, body });
  return response.ok ? { done: "saved" } : refused(response.refusal, values);
}

function refused(refusal: AnyRefusal, values: PromoValues): Result {
  const { problem, fields } = refusedResult(refusal);
  return { problem, fields: fields && promoErrors(fields, values) };
}

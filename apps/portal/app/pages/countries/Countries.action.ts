import { deleteCountry, saveCountry } from "@sayara/api-client/contract/catalogue/managePlaces";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { CountryIntent } from "./CountryIntent.ts";

export type CountriesDone = CountryIntent["intent"];

/** Saves or deletes a country [PA5]. The page then reloads the list. */
export async function countriesAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"country", CountriesDone>> {
  const { errors, ready } = validateValues<"country", CountryIntent>(CountryIntent, await request.json());
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response =
    ready.intent === "save"
      ? await call(saveCountry, {
          body: { ...ready.country, ...(ready.version && { version: ready.version }) },
        })
      : await call(deleteCountry, { params: { code: ready.code }, body: { version: ready.version } });
  return response.ok ? { done: ready.intent } : refusedResult(response.refusal);
}

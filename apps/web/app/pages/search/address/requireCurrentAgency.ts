import type { Client } from "@sayara/api-client/client/createClient";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { data, redirect } from "react-router";
import { currentAgencySlug } from "./currentAgencySlug.ts";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { withOtherParameters } from "./withOtherParameters.ts";

/** Throws a 404 if the search's only agency is unknown, and a redirect if its slug is retired. */
export async function requireCurrentAgency(
  api: Client,
  search: SearchState,
  outcome: SearchOutcome,
  requested: URL,
): Promise<void> {
  const agency = await currentAgencySlug(api, search, outcome);
  if (agency === null) throw data(null, { status: 404 });
  if (agency === undefined || search.filter.suppliers.includes(agency)) return;
  const currentAddress = searchUrl({ ...search, filter: { ...search.filter, suppliers: [agency] } });
  throw redirect(withOtherParameters(currentAddress, requested), 301);
}

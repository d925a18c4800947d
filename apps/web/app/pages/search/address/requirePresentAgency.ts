import type { Client } from "@sayara/api-client/client/createClient";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { data, redirect } from "react-router";
import { presentAgency } from "./presentAgency.ts";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { withOtherParameters } from "./withOtherParameters.ts";

/** Throws 404 for a search whose only agency is unknown, and a redirect from an agency's retired slug. */
export async function requirePresentAgency(
  api: Client,
  search: SearchState,
  outcome: SearchOutcome,
  asked: URL,
): Promise<void> {
  const agency = await presentAgency(api, search, outcome);
  if (agency === null) throw data(null, { status: 404 });
  if (agency === undefined || search.filter.suppliers.includes(agency)) return;
  const present = searchUrl({ ...search, filter: { ...search.filter, suppliers: [agency] } });
  throw redirect(withOtherParameters(present, asked), 301);
}

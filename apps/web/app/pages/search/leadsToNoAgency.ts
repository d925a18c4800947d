import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { pathOfSearch } from "./pathOfSearch.ts";
import type { SearchOutcome } from "./SearchOutcome.ts";

/** Whether the path names an agency that does not exist: without its cars in the outcome, the API is asked. */
export async function leadsToNoAgency(
  api: Client,
  pathname: string,
  outcome: SearchOutcome,
): Promise<boolean> {
  const { supplier: slug } = pathOfSearch(pathname);
  if (slug === undefined || outcome.state !== "found" || outcome.result.total > 0) return false;
  try {
    const found = await api(supplier, { params: { idOrSlug: slug } });
    return !found.ok && found.refusal.code === "not_found";
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

/**
 * Returns the current slug of a search's only agency, which differs from the searched slug after a rename.
 * Returns null if the agency does not exist. Returns undefined if the search has no agency or several, or if
 * the slug cannot be determined. Calls the API if the outcome lacks the agency.
 */
export async function currentAgencySlug(
  api: Client,
  { filter: { suppliers } }: SearchState,
  outcome: SearchOutcome,
): Promise<string | null | undefined> {
  const [slug, ...others] = suppliers;
  if (slug === undefined || others.length > 0 || outcome.state !== "found") return undefined;
  if (outcome.result.suppliers.some((agency) => agency.slug === slug)) return slug;
  try {
    const response = await api(supplier, { params: { idOrSlug: slug } });
    if (response.ok) return response.data.slug;
    return response.refusal.code === "not_found" ? null : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

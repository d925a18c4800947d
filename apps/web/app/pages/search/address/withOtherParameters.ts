import { searchParameters } from "@sayara/domain/search/searchParameters";

/** The search parameters, and the checkbox of the search form. */
const searchParameterNames = new Set<string>([...searchParameters, "elsewhere"]);
/** Maximum total length of the added parameters, in characters: a URL must fit into a header. */
const MAX_KEPT_LENGTH = 1000;

/**
 * Adds to a redirect the non-search parameters of the requested URL, such as the language and a campaign's
 * parameters. Also adds a date that the redirect omits: an unreadable date must reach the page, which reports
 * it [SE15].
 */
export function withOtherParameters(path: string, requested: URL): string {
  const target = new URL(path, requested);
  let remainingLength = MAX_KEPT_LENGTH;
  const append = (name: string, value: string) => {
    const size = name.length + value.length;
    if (value === "" || size > remainingLength) return;
    remainingLength -= size;
    target.searchParams.append(name, value);
  };
  for (const [name, value] of requested.searchParams)
    if (!searchParameterNames.has(name)) append(name, value);
  for (const name of ["from", "to"]) {
    const [date, time] = [name, `${name}Time`].map((key) => requested.searchParams.get(key) ?? "");
    if (date && !target.searchParams.has(name)) append(name, time ? `${date}T${time}` : date);
  }
  return target.pathname + target.search.replaceAll("%3A", ":");
}

import { searchParameters } from "@sayara/domain/search/searchParameters";

/** The search parameters, and the checkbox of the search form. */
const ofSearch = new Set<string>([...searchParameters, "elsewhere"]);
/** Maximum total length of the kept parameters, in characters: an address must fit into a header. */
const longest = 1000;

/**
 * Adds to a redirect the non-search parameters of the requested address: the language, a campaign's parameters, and an
 * unreadable date, which the page reports [SE15].
 */
export function withOtherParameters(path: string, asked: URL): string {
  const target = new URL(path, asked);
  let room = longest;
  const keep = (name: string, value: string) => {
    const size = name.length + value.length;
    if (value === "" || size > room) return;
    room -= size;
    target.searchParams.append(name, value);
  };
  for (const [name, value] of asked.searchParams) if (!ofSearch.has(name)) keep(name, value);
  for (const name of ["from", "to"]) {
    const [date, time] = [name, `${name}Time`].map((one) => asked.searchParams.get(one) ?? "");
    if (date && !target.searchParams.has(name)) keep(name, time ? `${date}T${time}` : date);
  }
  return target.pathname + target.search.replaceAll("%3A", ":");
}

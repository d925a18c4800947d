interface KeptPage {
  path: RegExp;
  /** What the page reads of its address's query. Nothing else reaches it. */
  parameters: readonly string[];
}

const slug = "[a-z0-9-]{1,100}";

/** Of a search and its filters; the last line is of forms without script, which lead to the search's one address. */
const searchParameters =
  "from to dropOff supplier rating seats aircon doors deposit range gearbox fuel mileage fuelPolicy multimedia sort page map " +
  "place fromTime toTime elsewhere";

/** Pages that the server renders the same for everyone: by address and language alone. */
const keptPages: readonly KeptPage[] = [
  { path: /^\/$/, parameters: [] },
  { path: new RegExp(`^/search(/${slug}){0,2}$`), parameters: searchParameters.split(" ") },
  { path: /^\/sign-in$/, parameters: ["from"] },
  { path: /^\/sign-up$/, parameters: ["from"] },
  { path: /^\/forgot-password$/, parameters: ["from"] },
  { path: /^\/contact$/, parameters: [] },
  { path: /^\/tos$/, parameters: [] },
];

/** Longer addresses are nobody's usual ones. */
const longestQuery = 400;

/**
 * The part of an address that its page depends on, parameters in one order; null for a page that is not kept. What a
 * campaign has added, and the wish for a language, are left out.
 */
export function keptAddress({ pathname, searchParams }: URL): string | null {
  const page = keptPages.find(({ path }) => path.test(pathname));
  if (page === undefined) return null;
  const known = new URLSearchParams();
  for (const name of page.parameters)
    for (const value of searchParams.getAll(name)) known.append(name, value);
  const query = known.toString();
  if (query.length > longestQuery) return null;
  return query === "" ? pathname : `${pathname}?${query}`;
}

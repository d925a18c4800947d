import * as v from "valibot";

/** In session storage, which a sign-out clears. */
const STORE = "sayara.portal.clientSearches";
/** Searches that are kept: more than anybody goes back to. */
const MAXIMUM = 50;

const Searches = v.record(v.string(), v.string());

/** Values for browsers that block their storage. */
let unstored: Record<string, string> = {};

/**
 * Returns the key of a search, for the URL: names, addresses and phone numbers belong in none. The same text keeps its
 * key, so that an address of the list stays the same.
 */
export function keyOfSearch(text: string): string {
  const searches = read();
  const known = Object.entries(searches).find(([, stored]) => stored === text);
  if (known !== undefined) return known[0];
  // With a letter first: numeric keys would not stay in the order in which they were added.
  const key = `s${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  store(Object.fromEntries([...Object.entries(searches), [key, text]].slice(-MAXIMUM)));
  return key;
}

/** Returns what was searched for; undefined in another tab, and after a sign-out. */
export function searchOfKey(key: string): string | undefined {
  return new Map(Object.entries(read())).get(key);
}

function read(): Record<string, string> {
  try {
    const parsed = v.safeParse(Searches, JSON.parse(sessionStorage.getItem(STORE) ?? "{}"));
    return parsed.success ? parsed.output : {};
  } catch {
    return unstored;
  }
}

function store(searches: Record<string, string>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(searches));
  } catch {
    unstored = searches;
  }
}

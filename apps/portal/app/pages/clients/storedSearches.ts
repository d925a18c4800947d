import * as v from "valibot";

/** Session storage key. Signing out clears it. */
const STORE = "sayara.portal.clientSearches";
/** Maximum number of stored searches. Going back through history rarely needs more. */
const MAXIMUM = 50;

const Searches = v.record(v.string(), v.string());

/** Searches in memory, for browsers that block their storage. */
let unstored: Record<string, string> = {};

/**
 * Returns the key of a search for the URL, because names, addresses and phone numbers must not appear in
 * URLs. The same text keeps its key, so that the URL of a list stays the same.
 */
export function keyOfSearch(text: string): string {
  const searches = read();
  const known = Object.entries(searches).find(([, stored]) => stored === text);
  if (known !== undefined) return known[0];
  // Starts with a letter, because an object does not keep numeric keys in insertion order.
  const key = `s${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  store(Object.fromEntries([...Object.entries(searches), [key, text]].slice(-MAXIMUM)));
  return key;
}

/** Returns the text of a search; undefined in another tab and after signing out. */
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

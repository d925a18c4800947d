/**
 * Returns the longest domain that is the host of both URLs or above both. Both are on one site, which the servers check,
 * so that it is never a public suffix.
 *
 * @example
 * sharedDomain("https://www.example.tn", "https://portal.example.tn"); // example.tn
 */
export function sharedDomain(first: string, second: string): string {
  const [labels, others] = [first, second].map((url) => new URL(url).hostname.split(".").toReversed());
  const shared = (labels ?? []).slice(0, sharedLength(labels ?? [], others ?? []));
  return shared.toReversed().join(".");
}

/** Returns whether a domain is a URL's host or above it. */
export function isDomainOf(domain: string, url: string): boolean {
  return `.${new URL(url).hostname}`.endsWith(`.${domain}`);
}

function sharedLength(labels: readonly string[], others: readonly string[]): number {
  const index = labels.findIndex((label, at) => label !== others[at]);
  return index === -1 ? labels.length : index;
}

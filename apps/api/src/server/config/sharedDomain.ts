/**
 * Returns the longest domain that each URL's host equals or is a subdomain of. The result is never a public
 * suffix, because the servers check that both URLs are on one site.
 *
 * @example
 * sharedDomain("https://www.example.tn", "https://portal.example.tn"); // example.tn
 */
export function sharedDomain(first: string, second: string): string {
  const [labels, others] = [first, second].map((url) => new URL(url).hostname.split(".").toReversed());
  const shared = (labels ?? []).slice(0, sharedLength(labels ?? [], others ?? []));
  return shared.toReversed().join(".");
}

/** Returns whether a URL's host is the domain or a subdomain of it. */
export function isDomainOf(domain: string, url: string): boolean {
  return `.${new URL(url).hostname}`.endsWith(`.${domain}`);
}

function sharedLength(labels: readonly string[], others: readonly string[]): number {
  const index = labels.findIndex((label, at) => label !== others[at]);
  return index === -1 ? labels.length : index;
}

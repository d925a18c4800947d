/**
 * Returns the normalized URL.
 *
 * @throws RangeError unless it is an absolute http or https URL
 */
export function normalizeWebLink(link: string): string {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RangeError("A mail's link must be an http(s) address");
  return url.href;
}

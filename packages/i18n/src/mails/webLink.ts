/**
 * The address as a browser would write it.
 * @throws RangeError unless it is an absolute http or https address: nothing else belongs behind a mail's button
 */
export function webLink(link: string): string {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RangeError("A mail's link must be an http(s) address");
  return url.href;
}

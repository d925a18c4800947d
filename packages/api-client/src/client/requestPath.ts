/**
 * Fills the `{name}` segments of a path, each URL-encoded, and appends the query. @throws TypeError for an
 * empty or dot segment
 */
export function requestPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    const segment = encodeURIComponent(String(value ?? ""));
    // URL parsers remove dot segments, so the path would lead to another endpoint.
    if (/^\.{0,2}$/.test(segment)) throw new TypeError(`${path}: the segment "${name}" has no usable value`);
    return segment;
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value));
  // Not `size`: older mobile browsers lack it.
  const queryString = search.toString();
  return queryString === "" ? filledPath : `${filledPath}?${queryString}`;
}

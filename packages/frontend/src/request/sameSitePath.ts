/**
 * Returns a path of this site that begins with exactly one slash. The path `//evil.example/` of a request to
 * this site would, as a link, lead to another site, because browsers read `//`, `/\` and slashes around a tab
 * as the beginning of a host.
 */
export function sameSitePath(path: string): string {
  return path.replace(/^[\p{Cc}\s\\/]*/u, "/");
}

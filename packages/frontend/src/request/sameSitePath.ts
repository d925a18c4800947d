/**
 * Returns a path of this site that begins with exactly one slash. The URL `//evil.example/` requests from this site a
 * path that, as a link, leads to another: browsers read `//`, `/\` and slashes around a tab as the beginning of a host.
 */
export function sameSitePath(path: string): string {
  return path.replace(/^[\p{Cc}\s\\/]*/u, "/");
}

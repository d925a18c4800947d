/** Returns the parsed URL; null if it is invalid. `URL.parse` is missing before Safari 18 and Chrome and Firefox 126. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

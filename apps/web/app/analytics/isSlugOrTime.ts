/** Returns whether a parameter is a slug, a number or a time. A place field may contain any typed text. */
export function isSlugOrTime(text: string): boolean {
  return /^(?:[a-z\d-]+|[\dT:-]+)$/.test(text);
}

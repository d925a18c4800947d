/** Returns whether a parameter is a slug, a number or a time. A field of places may hold anything that was typed. */
export function isUntyped(text: string): boolean {
  return /^(?:[a-z\d-]+|[\dT:-]+)$/.test(text);
}

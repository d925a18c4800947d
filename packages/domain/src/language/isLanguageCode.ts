/** Returns whether a text is exactly two letters, `a` to `z` [AC4]. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a text has the form of a `Slug`, for code that loads before any schema. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && pattern.test(text);
}

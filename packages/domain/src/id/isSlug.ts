/** Longest slug, in characters. */
export const SLUG_MAX_LENGTH = 100;
/** Form of a slug: words in lower-case ASCII, joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text has the form of a `Slug`. Without the schema, for code that loads first. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && slugPattern.test(text);
}

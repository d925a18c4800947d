/**
 * Maximum number of characters of the text. In a URL an Arabic letter takes six characters, and servers
 * refuse long URLs.
 */
const MAX_CHARACTERS = 1000;

/**
 * Returns the URL of a public translation page for a text, in the detected language, to `language`
 * (docs/decisions/0164-mark-the-language-of-reviews-and-decide-their-photos.md).
 *
 * @example translatorUrl("Sauber.", "fr") // "https://translate.google.com/?sl=auto&tl=fr&op=translate&text=Sauber."
 */
export function translatorUrl(text: string, language: string): string {
  const shortened = [...text].slice(0, MAX_CHARACTERS).join("");
  const query = new URLSearchParams({ sl: "auto", tl: language, op: "translate", text: shortened });
  return `https://translate.google.com/?${query}`;
}

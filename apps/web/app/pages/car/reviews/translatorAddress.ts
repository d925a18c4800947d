/** Maximum characters of a text in the address: an Arabic letter takes six there, and servers refuse longer addresses. */
const MAX_CHARACTERS = 1000;

/**
 * Returns the address of a public translator that opens with a text
 * (docs/decisions/0164-mark-the-language-of-reviews-and-decide-their-photos.md).
 *
 * @example translatorAddress("Sauber.", "fr") // "https://translate.google.com/?sl=auto&tl=fr&op=translate&text=Sauber."
 */
export function translatorAddress(text: string, language: string): string {
  const shortened = [...text].slice(0, MAX_CHARACTERS).join("");
  const query = new URLSearchParams({ sl: "auto", tl: language, op: "translate", text: shortened });
  return `https://translate.google.com/?${query}`;
}

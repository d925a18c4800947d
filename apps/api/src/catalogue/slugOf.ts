/** Converts a name to ASCII words joined by hyphens: `Citroën C3` → `citroen-c3`. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * Returns whether a slug was made from a name whose accented letters a program had lost (`K�libia` → `k-libia`) or
 * decoded as Windows-1252 (`KÃ©libia` → `ka-libia`).
 *
 * @param name the correct name
 */
export function isSlugOfBrokenName(slug: string, name: string): boolean {
  const correctName = name.normalize("NFC");
  if (slug === slugOf(correctName)) return false;
  const withLostLetters = correctName.replaceAll(/[^\0-\u007F]/g, "\uFFFD");
  const misread = new TextDecoder("windows-1252").decode(new TextEncoder().encode(correctName));
  return slug !== "" && [withLostLetters, misread].some((broken) => slugOf(broken) === slug);
}

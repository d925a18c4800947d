/** Returns the first and the last initial: "AS" for "Amel Ben Salah". */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const initials = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return initials.map((word = "") => Array.from(word)[0]?.toUpperCase() ?? "").join("");
}

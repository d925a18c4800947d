/** Returns the first and the last initial: "AS" for "Amel Ben Salah". */
export function initialsOf(fullName: string): string {
  const messages = fullName.trim().split(/\s+/);
  const initials = messages.length > 1 ? [messages.at(0), messages.at(-1)] : [messages.at(0)];
  return initials.map((word = "") => Array.from(word)[0]?.toUpperCase() ?? "").join("");
}

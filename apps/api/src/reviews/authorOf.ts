/** Returns the first name of a review's driver; empty for a deleted account. */
export function authorOf({ author_name: name }: { author_name: string }): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

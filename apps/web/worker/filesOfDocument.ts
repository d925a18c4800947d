const file = /\/assets\/[\w.-]+/g;
const manifest = /\/assets\/manifest-[\w-]+\.js/;

/** Returns the hashed files that a document names: scripts, sheets, fonts and drawings. */
export function filesOfDocument(html: string): string[] {
  return [...new Set(html.match(file))];
}

/** Returns the file that differs between builds, from a document or a list of files; null if there is none. */
export function buildOf(text: string): string | null {
  return manifest.exec(text)?.[0] ?? null;
}

const file = /\/assets\/[\w.-]+/g;
const manifest = /\/assets\/manifest-[\w-]+\.js/;

/** Returns the hashed files that a document references: scripts, stylesheets, fonts and images. */
export function filesOfDocument(html: string): string[] {
  return [...new Set(html.match(file))];
}

/**
 * Returns the path of the manifest, which differs between builds, from a document or a list of files; null if there is
 * none.
 */
export function buildOf(text: string): string | null {
  return manifest.exec(text)?.[0] ?? null;
}

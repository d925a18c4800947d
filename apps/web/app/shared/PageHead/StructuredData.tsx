/**
 * Describes a page for search engines, as JSON-LD (schema.org). Server only: pass `import.meta.env.SSR ? facts() :
 * null`, so that the browser does not load the code that builds the facts.
 */
export function StructuredData({ facts }: { facts: object | null }) {
  return (
    <script
      type="application/ld+json"
      // The browser keeps the server's text.
      suppressHydrationWarning
      // A closing tag inside a text must not end the script.
      dangerouslySetInnerHTML={{
        __html: facts === null ? "" : JSON.stringify(facts).replaceAll("<", String.raw`\u003c`),
      }}
    />
  );
}

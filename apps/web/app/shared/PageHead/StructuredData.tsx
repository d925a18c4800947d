/**
 * Describes a page for search engines, as JSON-LD (schema.org). Server only: pass `import.meta.env.SSR ? createData() :
 * null`, so that the browser does not load the code that creates it.
 */
export function StructuredData({ data }: { data: object | null }) {
  return (
    <script
      type="application/ld+json"
      // The browser keeps the server's text.
      suppressHydrationWarning
      // A closing tag inside a text must not end the script.
      dangerouslySetInnerHTML={{
        __html: data === null ? "" : JSON.stringify(data).replaceAll("<", String.raw`\u003c`),
      }}
    />
  );
}

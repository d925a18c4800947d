import type { Site } from "@sayara/frontend/request/Site";
import { structuredDataGraph } from "#web/shared/PageHead/structuredDataGraph.ts";

/** Describes the marketplace for search engines: the organisation, and how to search its site. */
export function homeStructuredData({ name, webUrl }: Site): object {
  const organisation = `${webUrl}/#organization`;
  return structuredDataGraph(
    {
      "@type": "Organization",
      "@id": organisation,
      name,
      url: `${webUrl}/`,
      logo: `${webUrl}/share/home.png`,
      areaServed: { "@type": "Country", name: "Tunisia" },
    },
    {
      "@type": "WebSite",
      name,
      url: `${webUrl}/`,
      publisher: { "@id": organisation },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${webUrl}/search?place={place}` },
        "query-input": "required name=place",
      },
    },
  );
}

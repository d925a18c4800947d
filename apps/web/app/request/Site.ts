import { createContext, use } from "react";

/** Name and addresses of this installation. */
export interface Site {
  name: string;
  /** Without a trailing slash; prefix of canonical addresses. */
  webUrl: string;
  apiUrl: string;
  /** Address of the style sheet of all pages; empty in development. */
  sheet: string;
  /** Address of a MapLibre style; empty for the built-in one. */
  mapStyleUrl: string;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("useSite needs a SiteContext above it");
  return site;
}

const names = {
  name: "application-name",
  webUrl: "sayara-web",
  apiUrl: "sayara-api",
  sheet: "sayara-sheet",
  mapStyleUrl: "sayara-map-style",
} as const;

/** Reads the site from the document's `<meta>` tags, which the server wrote. */
export function readSite(document: Document): Site {
  const read = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  return {
    name: read(names.name),
    webUrl: read(names.webUrl),
    apiUrl: read(names.apiUrl),
    sheet: read(names.sheet),
    mapStyleUrl: read(names.mapStyleUrl),
  };
}

/** Returns the site as `<meta>` tags: pairs of name and content. */
export function siteTags(site: Site): readonly (readonly [name: string, content: string])[] {
  return [
    [names.name, site.name],
    [names.webUrl, site.webUrl],
    [names.apiUrl, site.apiUrl],
    [names.sheet, site.sheet],
    ...(site.mapStyleUrl === "" ? [] : [[names.mapStyleUrl, site.mapStyleUrl] as const]),
  ];
}

import { createContext, use } from "react";

/** What this installation of the website is called and where it and its API are. */
export interface Site {
  name: string;
  /** Without a slash at the end: canonical addresses start with it. */
  webUrl: string;
  apiUrl: string;
  /** Address of the sheet of all pages; empty in development. */
  sheet: string;
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
} as const;

/** The site as its document tells it: the browser reads what the server wrote. */
export function readSite(document: Document): Site {
  const read = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  return {
    name: read(names.name),
    webUrl: read(names.webUrl),
    apiUrl: read(names.apiUrl),
    sheet: read(names.sheet),
  };
}

/** The same, as `<meta>` tags: pairs of name and content. */
export function siteTags(site: Site): readonly (readonly [name: string, content: string])[] {
  return [
    [names.name, site.name],
    [names.webUrl, site.webUrl],
    [names.apiUrl, site.apiUrl],
    [names.sheet, site.sheet],
  ];
}

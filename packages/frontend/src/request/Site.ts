import { createContext, use } from "react";
import type { DefaultImages } from "./DefaultImages.ts";

/** Name and URLs of this installation. */
export interface Site {
  name: string;
  /** Operator of the site: name, address, phone and registration. The site's name if none is configured. */
  operator: string;
  /** Prefix of canonical URLs, without a trailing slash. */
  webUrl: string;
  apiUrl: string;
  /** URL of the stylesheet for all pages; empty in development. */
  stylesheet: string;
  /** URL of a MapLibre style; empty for the built-in one. */
  mapStyleUrl: string;
  /** URL of a service that returns the visitor's public IP address; empty for none. */
  publicIpUrl: string;
  /** Id of Google's tag, loaded after the visitor's consent; empty for none. */
  gtagId: string;
  defaultImages: DefaultImages;
  /** Path of the service worker; empty in development and if the service worker is turned off. */
  worker: string;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error("useSite needs a SiteContext above it");
  return site;
}

/**
 * Returns the URL of a record's image, or of the configured default image; null if the page draws the image.
 */
export function imageAddress(
  image: string | null,
  kind: keyof DefaultImages,
  { apiUrl, defaultImages }: Pick<Site, "apiUrl" | "defaultImages">,
): string | null {
  if (image !== null) return new URL(image, apiUrl).href;
  return defaultImages[kind] || null;
}

const names = {
  name: "application-name",
  operator: "sayara-operator",
  webUrl: "sayara-web",
  apiUrl: "sayara-api",
  stylesheet: "sayara-sheet",
  mapStyleUrl: "sayara-map-style",
  publicIpUrl: "sayara-public-ip",
  gtagId: "sayara-gtag",
  defaultCar: "sayara-default-car",
  defaultLocation: "sayara-default-location",
  defaultSupplier: "sayara-default-supplier",
  worker: "sayara-worker",
} as const;

/** Reads the site from the document's `<meta>` tags, which the server writes. */
export function readSite(document: Document): Site {
  const read = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  const name = read(names.name);
  return {
    name,
    operator: read(names.operator) || name,
    webUrl: read(names.webUrl),
    apiUrl: read(names.apiUrl),
    stylesheet: read(names.stylesheet),
    mapStyleUrl: read(names.mapStyleUrl),
    publicIpUrl: read(names.publicIpUrl),
    gtagId: read(names.gtagId),
    defaultImages: {
      car: read(names.defaultCar),
      location: read(names.defaultLocation),
      supplier: read(names.defaultSupplier),
    },
    worker: read(names.worker),
  };
}

/** Returns the site's `<meta>` tags as pairs of name and content. */
export function siteTags(site: Site): readonly (readonly [name: string, content: string])[] {
  const { car, location, supplier } = site.defaultImages;
  return [
    [names.name, site.name],
    [names.webUrl, site.webUrl],
    [names.apiUrl, site.apiUrl],
    [names.stylesheet, site.stylesheet],
    ...(site.operator === site.name ? [] : [[names.operator, site.operator] as const]),
    ...(site.mapStyleUrl === "" ? [] : [[names.mapStyleUrl, site.mapStyleUrl] as const]),
    ...(site.publicIpUrl === "" ? [] : [[names.publicIpUrl, site.publicIpUrl] as const]),
    ...(site.gtagId === "" ? [] : [[names.gtagId, site.gtagId] as const]),
    ...(car === "" ? [] : [[names.defaultCar, car] as const]),
    ...(location === "" ? [] : [[names.defaultLocation, location] as const]),
    ...(supplier === "" ? [] : [[names.defaultSupplier, supplier] as const]),
    ...(site.worker === "" ? [] : [[names.worker, site.worker] as const]),
  ];
}

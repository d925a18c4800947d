import { createContext } from "react-router";

/** Which agency the loaders of an agency's pages read. */
export interface AgencyScope {
  /** `supplier` of the API's calls: a slug, or `own`. */
  supplier: string;
  /** Path below which its pages are. */
  path: string;
}

/** Set by the pages that an administrator views. Writes do not follow it: they are for `own`. */
export const agencyScope = createContext<AgencyScope>({ supplier: "own", path: "" });

/** Whether the scope is that of an agency which an administrator views. */
export function isViewed({ path }: AgencyScope): boolean {
  return path !== "";
}

const viewPattern = /^\/agencies\/[^/]+(?=\/.)/;

/** Returns whether an administrator views an agency's page at this URL. */
export function isAgencyView(url: string): boolean {
  return viewPattern.test(new URL(url).pathname);
}

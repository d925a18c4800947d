import { createContext } from "react-router";

/** The agency that the loaders of an agency's pages read. */
export interface AgencyScope {
  /** The `supplier` parameter of API calls: a slug, or `own`. */
  supplier: string;
  /** Path prefix of the agency's pages. */
  path: string;
}

/** Set for the pages of an agency that an administrator views. Writes ignore it and always use `own`. */
export const agencyScope = createContext<AgencyScope>({ supplier: "own", path: "" });

/** Whether the scope is that of an agency viewed by an administrator. */
export function isViewed({ path }: AgencyScope): boolean {
  return path !== "";
}

const viewPattern = /^\/agencies\/[^/]+(?=\/.)/;

/** Returns whether this URL is one of an agency's pages viewed by an administrator. */
export function isAgencyView(url: string): boolean {
  return viewPattern.test(new URL(url).pathname);
}

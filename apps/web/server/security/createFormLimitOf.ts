import type { ServerBuild } from "react-router";
import { createPageOf } from "../documents/createPageOf.ts";
import type { FormLimitOf } from "./receiveForms.ts";

/** Bytes. A form sends a few hundred; larger bodies go to the API. */
const USUAL = 8 * 1024;
/** Bytes, by the page's path. A message of 5,000 characters has 15 KB, and 45 KB in a URL's encoding. */
const larger: Readonly<Record<string, number>> = { contact: 64 * 1024 };

/** Returns the function that bounds a page's form: 0 for a page without one. */
export function createFormLimitOf(routes: ServerBuild["routes"]): FormLimitOf {
  const pageOf = createPageOf(routes);
  return (path) => {
    const page = pageOf(path);
    if (page?.module.action === undefined) return 0;
    return larger[page.path ?? ""] ?? USUAL;
  };
}

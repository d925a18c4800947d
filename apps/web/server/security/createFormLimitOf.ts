import type { ServerBuild } from "react-router";
import { createPageOf } from "../documents/createPageOf.ts";
import type { FormLimitOf } from "./receiveForms.ts";

/** Default limit in bytes. A form sends a few hundred bytes; larger bodies go to the API. */
const DEFAULT_LIMIT = 8 * 1024;
/** Limits in bytes, by page path. A message of 5,000 characters takes 15 KB, and 45 KB URL-encoded. */
const limitsByPage: Readonly<Record<string, number>> = { contact: 64 * 1024 };

/** Returns a function that gives the size limit of a page's form: 0 for a page without one. */
export function createFormLimitOf(routes: ServerBuild["routes"]): FormLimitOf {
  const pageOf = createPageOf(routes);
  return (path) => {
    const page = pageOf(path);
    if (page?.module.action === undefined) return 0;
    return limitsByPage[page.path ?? ""] ?? DEFAULT_LIMIT;
  };
}

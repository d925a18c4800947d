import { use } from "react";
import { Links } from "react-router";
import { stylesheetPlaceholder } from "./RenderedDocument.ts";
import { ServerDocumentContext } from "./ServerDocumentContext.ts";

/**
 * The page's styles, inline so that first paint waits for no other file. `addSiteStylesheet` adds the other pages'
 * styles.
 * React matches the stylesheet by its `href` during hydration, so the browser may render it empty.
 */
export function DocumentStyles() {
  const document = use(ServerDocumentContext);
  if (import.meta.env.DEV) return <Links />;
  return (
    <style href="site" precedence="site" nonce={document?.nonce}>
      {document === null ? "" : stylesheetPlaceholder}
    </style>
  );
}

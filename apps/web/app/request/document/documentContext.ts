import { createContext } from "react-router";
import type { RenderedDocument } from "./RenderedDocument.ts";
import type { Site } from "@sayara/frontend/request/Site";
import type { SiteStylesheets } from "./SiteStylesheets.ts";

/** Server-side input for one document. Never sent to the browser. */
export interface DocumentContext {
  nonce: string;
  /** Null in development. */
  stylesheets: SiteStylesheets | null;
  site: Site;
  /** Whether the country of the browser's time zone decides the language of a first visit. */
  guessesLanguage: boolean;
  /** Called with the captcha provider: the page's policy must allow its scripts. */
  onCaptchaProvider: (provider: string) => void;
  /** Called with the rendered document, which replaces the response body. */
  onDocument: (document: RenderedDocument) => void;
  /**
   * Returns the status of a page if one of its calls failed with a fault: 429 for the visitor's rate limit, otherwise
   * 503.
   */
  failedStatus: () => 429 | 503 | undefined;
  onFault: (error: unknown) => void;
}

export const documentContext = createContext<DocumentContext>();

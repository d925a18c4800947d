import { createContext } from "react-router";
import type { RenderedDocument } from "./RenderedDocument.ts";
import type { Site } from "#web/request/Site.ts";
import type { SiteStylesheets } from "./SiteStylesheets.ts";

/** The server's input for one document. Never sent to the browser. */
export interface DocumentContext {
  nonce: string;
  /** Null in development. */
  sheets: SiteStylesheets | null;
  site: Site;
  /** Whether the country of the browser's time zone decides the language of a first visit. */
  guessesLanguage: boolean;
  /** Called with the captcha's provider: the page's policy must allow its scripts. */
  onCaptchaProvider: (provider: string) => void;
  /** Called with the rendered document, which takes the place of the response's body. */
  onDocument: (document: RenderedDocument) => void;
  /** Status of a page of which a call failed with a fault: 429 for the limit of its visitor, else 503. */
  failedStatus: () => 429 | 503 | undefined;
  onFault: (error: unknown) => void;
}

export const documentContext = createContext<DocumentContext>();

import { createContext } from "react-router";
import type { Site } from "./Site.ts";
import type { SiteSheets } from "./SiteSheets.ts";

/** The server's input for one document. Never sent to the browser. */
export interface DocumentContext {
  nonce: string;
  /** Null in development. */
  sheets: SiteSheets | null;
  site: Site;
  /** Called with the captcha's provider: the page's policy must allow its scripts. */
  onCaptchaProvider: (provider: string) => void;
  /** Called with the document's inline style sheet: the page's policy allows it by hash. */
  onStyles: (styles: string) => void;
  /** Whether a call of this page failed with a fault. */
  isApiAway: () => boolean;
  onFault: (error: unknown) => void;
}

export const documentContext = createContext<DocumentContext>();

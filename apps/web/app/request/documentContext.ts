import { createContext } from "react-router";
import type { Site } from "./Site.ts";
import type { SiteSheets } from "./SiteSheets.ts";

/** What the server needs to write one document. Never reaches the browser. */
export interface DocumentNeeds {
  nonce: string;
  /** Null in development. */
  sheets: SiteSheets | null;
  site: Site;
  /** Takes the captcha's provider: the page's policy has to let its scripts in. */
  tellCaptcha: (provider: string) => void;
  /** Takes the rules that the document carries: its policy allows them by their hash. */
  useStyles: (styles: string) => void;
  /** Whether a call of this page was not answered. */
  isApiAway: () => boolean;
  reportFault: (error: unknown) => void;
}

export const documentContext = createContext<DocumentNeeds>();

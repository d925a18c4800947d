import type { Language } from "@sayara/domain/language/Language";
import { createContext } from "react-router";
import type { Site } from "./Site.ts";

/** What the server needs to write one document. Never reaches the browser. */
export interface DocumentNeeds {
  nonce: string;
  styles: string | null;
  site: Site;
  /** The language to remember in a cookie, when the address asked for one. */
  languageToRemember: Language | null;
  /** Takes who asks for a captcha here: the page's policy has to let them in. */
  tellCaptcha: (provider: string) => void;
  reportFault: (error: unknown) => void;
}

export const documentContext = createContext<DocumentNeeds>();

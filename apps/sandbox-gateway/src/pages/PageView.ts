import type { Language } from "@sayara/domain/language/Language";

/** How a browser's page is shown. */
export interface PageView {
  language: Language;
  /** Undefined: the browser's preference. */
  theme: "light" | "dark" | undefined;
  /** Origin of the page that frames this one. */
  parent: string;
}

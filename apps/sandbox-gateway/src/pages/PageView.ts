import type { Language } from "@sayara/domain/language/Language";

/** Display settings of a page. */
export interface PageView {
  language: Language;
  /** If undefined, the browser's preference applies. */
  theme: "light" | "dark" | undefined;
  /** Origin of the page that frames this one. */
  parent: string;
}

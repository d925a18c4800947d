declare module "virtual:words-of-pages" {
  import type { Messages } from "@lingui/core";
  import type { Language } from "@sayara/domain/language/Language";

  /** Loaders of words by language and page; the page `frame` is the header and footer. */
  export const words: Record<Language, Record<string, () => Promise<{ messages: Messages }>>>;
}

declare module "virtual:words-of-pages" {
  import type { Messages } from "@lingui/core";
  import type { Language } from "@sayara/domain/language/Language";

  /** Fetches words by language and page; `frame` are those around every page. */
  export const words: Record<Language, Record<string, () => Promise<{ messages: Messages }>>>;
}

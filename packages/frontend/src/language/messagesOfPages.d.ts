declare module "virtual:messages-of-pages" {
  import type { Messages } from "@lingui/core";
  import type { Language } from "@sayara/domain/language/Language";

  /** Loaders of messages by language and page. The page `layout` holds the header and footer. */
  export const pageMessages: Record<Language, Record<string, () => Promise<{ messages: Messages }>>>;
}

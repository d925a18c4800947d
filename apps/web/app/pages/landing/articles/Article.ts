import type { Language } from "@sayara/domain/language/Language";

/** An article for search engines. Each language has its own text. */
export interface Article {
  /** URL of its page. */
  path: string;
  /** Slug of the place whose prices are shown; null for the whole country. */
  place: string | null;
  /** Loads the text of a language. No page loads the text of another language. */
  contents: Readonly<Record<Language, () => Promise<ArticleContent>>>;
}

/** The text of an article. In `lead` and `paragraphs`, `[text](/path)` is a link to a page of this site. */
export interface ArticleContent {
  title: string;
  description: string;
  lead: string;
  pricesTitle: string;
  pricesNote: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  questions: readonly { question: string; answer: string }[];
}

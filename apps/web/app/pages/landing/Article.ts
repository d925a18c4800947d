/**
 * A French article. In `lead` and `paragraphs`, `[text](/path)` is a link to a page of this site.
 */
export interface Article {
  /** URL of its page. */
  path: string;
  /** Slug of the place whose prices are shown; null for the whole country. */
  place: string | null;
  title: string;
  description: string;
  lead: string;
  pricesTitle: string;
  pricesNote: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  questions: readonly { question: string; answer: string }[];
}

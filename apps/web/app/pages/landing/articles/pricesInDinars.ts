import type { Article } from "./Article.ts";

/** Article about rental prices in Tunisia, in dinars. Each language has its own text, in its own file. */
export const pricesInDinars: Article = {
  path: "/location-voiture-tunisie-prix-dinars",
  place: null,
  contents: {
    fr: async () => (await import("./pricesInDinars/french.ts")).french,
    en: async () => (await import("./pricesInDinars/english.ts")).english,
    es: async () => (await import("./pricesInDinars/spanish.ts")).spanish,
    ar: async () => (await import("./pricesInDinars/arabic.ts")).arabic,
  },
};

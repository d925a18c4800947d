import type { Article } from "./Article.ts";

/** Article about the lowest total for a rental in Tunis. Each language has its own text, in its own file. */
export const cheapInTunis: Article = {
  path: "/location-voiture-pas-cher-a-tunis",
  place: "tunis",
  contents: {
    fr: async () => (await import("./cheapInTunis/french.ts")).french,
    en: async () => (await import("./cheapInTunis/english.ts")).english,
    es: async () => (await import("./cheapInTunis/spanish.ts")).spanish,
    ar: async () => (await import("./cheapInTunis/arabic.ts")).arabic,
  },
};

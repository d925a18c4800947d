import type { Article } from "./Article.ts";

/** Article about renting at the lowest total in Tunis. Each language has a text of its own, in its own file. */
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

import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import { type Language, languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";

/** Messages of all catalogues, by language. */
export type Catalogues = Record<Language, string[]>;

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Reads the catalogues of the website and of `@sayara/i18n`. */
export async function readCatalogues(): Promise<Catalogues> {
  const catalogues: Catalogues = mapLanguages(() => []);
  for (const language of languages) {
    const files = ["apps/web/app/**/locales", "packages/i18n/locales"].flatMap((folder) => [
      `${root}${folder}/${language}.po`,
      `${root}${folder}/${language}/*.po`,
    ]);
    for await (const filename of glob(files)) {
      const context = { locale: language, sourceLocale: "en", filename };
      const messages = await formatter().parse(await readFile(filename, "utf8"), context);
      for (const { translation = "" } of Object.values(messages)) catalogues[language].push(translation);
    }
  }
  return catalogues;
}

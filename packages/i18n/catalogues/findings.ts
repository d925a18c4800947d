import { openCatalogues, type OpenCatalogue } from "./openCatalogues.ts";

/** A defect in a catalogue, described in a sentence. */
export type Finding = { problem: "missing" | "unused" | "outdated" | "placeholders"; text: string };

/**
 * Compares the catalogues with the source. Returns missing translations, unused translations, English messages that
 * differ from the code, and translations with different placeholders.
 */
export async function findings(): Promise<Finding[]> {
  const catalogues = await openCatalogues();
  const found = await Promise.all(
    catalogues.flatMap((catalogue) => catalogue.locales.map((locale) => findingsOf(catalogue, locale))),
  );
  return found.flat();
}

async function findingsOf(
  { catalogue, name, sourceLocale }: OpenCatalogue,
  locale: string,
): Promise<Finding[]> {
  const used = (await catalogue.collect()) ?? {};
  const translated = (await catalogue.read(locale)) ?? {};
  const at = `${name}, ${locale}`;
  const found: Finding[] = [];
  for (const [id, { message = "" }] of Object.entries(used)) {
    const translation = translated[id]?.translation;
    if (!translation) found.push({ problem: "missing", text: `${at}: ${id} ("${message}")` });
    else if (locale === sourceLocale && translation !== message) {
      found.push({
        problem: "outdated",
        text: `${at}: ${id} is "${translation}", the code says "${message}"`,
      });
    } else if (placeholders(translation) !== placeholders(message)) {
      found.push({ problem: "placeholders", text: `${at}: ${id} is "${translation}" for "${message}"` });
    }
  }
  const unused = Object.keys(translated).filter((id) => !Object.hasOwn(used, id));
  return [...found, ...unused.map((id): Finding => ({ problem: "unused", text: `${at}: ${id}` }))];
}

function placeholders(message: string): string {
  const names = Array.from(message.matchAll(/\{\s*(\w+)\s*[,}]/g), (match) => match[1]);
  return [...new Set(names)].toSorted().join(" ");
}

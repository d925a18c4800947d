import { openCatalogues, type OpenCatalogue } from "./openCatalogues.ts";

/** A defect in a catalogue, described in a sentence. */
export type Defect = { problem: "missing" | "unused" | "outdated" | "placeholders"; text: string };

/**
 * Compares the catalogues with the source. Returns missing translations, unused translations, English messages that
 * differ from the code, and translations with different placeholders.
 */
export async function findCatalogueDefects(): Promise<Defect[]> {
  const catalogues = await openCatalogues();
  const defects = await Promise.all(
    catalogues.flatMap((catalogue) => catalogue.locales.map((locale) => findDefectsIn(catalogue, locale))),
  );
  return defects.flat();
}

async function findDefectsIn(
  { catalogue, name, sourceLocale }: OpenCatalogue,
  locale: string,
): Promise<Defect[]> {
  const sourceMessages = (await catalogue.collect()) ?? {};
  const translations = (await catalogue.read(locale)) ?? {};
  const location = `${name}, ${locale}`;
  const defects: Defect[] = [];
  for (const [id, { message = "" }] of Object.entries(sourceMessages)) {
    const translation = translations[id]?.translation;
    if (!translation) defects.push({ problem: "missing", text: `${location}: ${id} ("${message}")` });
    else if (locale === sourceLocale && translation !== message) {
      defects.push({
        problem: "outdated",
        text: `${location}: ${id} is "${translation}", the code says "${message}"`,
      });
    } else if (placeholderNames(translation) !== placeholderNames(message)) {
      defects.push({
        problem: "placeholders",
        text: `${location}: ${id} is "${translation}" for "${message}"`,
      });
    }
  }
  const unused = Object.keys(translations).filter((id) => !Object.hasOwn(sourceMessages, id));
  return [...defects, ...unused.map((id): Defect => ({ problem: "unused", text: `${location}: ${id}` }))];
}

/** Returns the names of a message's placeholders. At an even depth, braces enclose the text of a choice. */
function placeholderNames(message: string): string {
  const names = new Set<string>();
  let depth = 0;
  for (const [brace, name] of message.matchAll(/\{(?:\s*(\w+)(?=\s*[,}]))?|\}/g)) {
    depth += brace === "}" ? -1 : 1;
    if (name !== undefined && depth % 2 === 1) names.add(name);
  }
  return [...names].toSorted().join(" ");
}

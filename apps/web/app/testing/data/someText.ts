import type { SiteText } from "#web/texts/SiteText.ts";
import type { TextName } from "#web/texts/loadText.ts";

const texts = import.meta.glob<SiteText>("../../../content/*/en.md", { eager: true, import: "default" });

/** Returns an English text from `content/`, for stories. */
export function someText(name: TextName): SiteText {
  const text = texts[`../../../content/${name}/en.md`];
  if (text === undefined) throw new Error(`content/${name}/en.md is missing`);
  return text;
}

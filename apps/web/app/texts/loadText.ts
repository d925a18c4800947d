import type { Language } from "@sayara/domain/language/Language";
import type { SiteText } from "./SiteText.ts";

/** The texts in `content/`, by folder. */
export type TextName = "about" | "terms" | "privacy";

const files = import.meta.glob<SiteText>("../../content/*/*.md", { import: "default" });

/** Loads a text in one language. No other page loads its file. */
export async function loadText(name: TextName, language: Language): Promise<SiteText> {
  const file = files[`../../content/${name}/${language}.md`];
  if (file === undefined) throw new Error(`content/${name}/${language}.md is missing`);
  return file();
}

import { expect, test } from "vitest";
import type { Language } from "./Language.ts";
import { textIn } from "./textIn.ts";

test.each<[Partial<Record<string, string>>, Language, string | undefined]>([
  [{ fr: "Le Kef", es: "El Kef" }, "es", "El Kef"],
  [{ fr: "Le Kef", en: "Kef" }, "es", "Le Kef"],
  [{ fr: "Le Kef", es: "" }, "es", "Le Kef"],
  [{ en: "Kef" }, "es", "Kef"],
  [{ fr: "" }, "fr", undefined],
  [{}, "fr", undefined],
])("[LO8] of the texts %j, a page in %s shows %s", (texts, language, text) => {
  expect(textIn(texts, language)).toBe(text);
});

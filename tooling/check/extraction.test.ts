import { expect, test } from "vitest";
import { extractionProblems } from "./extraction.ts";

const catalogue = (...ids: string[]) => ({
  path: "locales/fr.po",
  text: ids.map((id) => `msgid "${id}"\nmsgstr ""`).join("\n\n"),
});

test("a message that only the code has, and one that only the catalogue has, are named", () => {
  expect(extractionProblems(catalogue("Search", "Book"), catalogue("Search", "Rent"))).toEqual([
    'locales/fr.po: "Book" is missing: extract again',
    'locales/fr.po: "Rent" is used nowhere: extract again',
  ]);
});

test("a catalogue that is not there lacks everything", () => {
  expect(extractionProblems(catalogue("Search"), undefined)).toHaveLength(1);
});

import { expect, test } from "vitest";
import { extractionProblems } from "./extraction.ts";

const catalogue = (...ids: string[]) => ({
  path: "locales/fr.po",
  text: ids.map((id) => `msgid "${id}"\nmsgstr ""`).join("\n\n"),
});

test("reports a message missing from the catalogue, and one missing from the code", () => {
  expect(extractionProblems(catalogue("Search", "Book"), catalogue("Search", "Rent"))).toEqual([
    'locales/fr.po: "Book" is missing: extract again',
    'locales/fr.po: "Rent" is used nowhere: extract again',
  ]);
});

test("reports all messages of a missing catalogue", () => {
  expect(extractionProblems(catalogue("Search"), undefined)).toHaveLength(1);
});

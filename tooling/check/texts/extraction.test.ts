import { expect, test } from "vitest";
import { changedCatalogues } from "./extraction.ts";

const file = (path: string, text: string) => ({ path, text });

test("reports catalogues that the extraction changed, created or removed", () => {
  const before = [file("same.po", "1"), file("other.po", "1"), file("gone.po", "1")];
  const after = [file("same.po", "1"), file("other.po", "2"), file("new.po", "1")];
  expect(changedCatalogues(before, after)).toEqual(
    ["other", "gone", "new"].map((name) => `${name}.po was out of date: see git diff`),
  );
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countEdits } from "./countEdits.ts";

test.each([
  ["sousse", "sousse", 0, 0],
  ["susse", "sousse", 1, 1],
  ["djreba", "djerba", 1, 1],
  ["tunsi", "tunis", 1, 1],
  ["monsa", "monastir", 4, 1],
  ["", "sfax", 4, 0],
  ["sfax", "", 4, 4],
  ["hamamet", "hammamet", 1, 1],
])("turning %j into %j takes %i edits, and %i edits into a prefix of it", (typed, target, full, prefix) => {
  expect(countEdits(typed, target)).toEqual({ full, prefix });
});

test("[LO4] one added, missing, replaced or swapped letter is one edit, in both directions", () => {
  const letters = fc.array(fc.constantFrom(..."abcd"), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(
      letters,
      fc.nat(),
      fc.constantFrom("add", "remove", "replace", "exchange"),
      (word, position, kind) => {
        const index = position % word.length;
        const changed = [...word];
        if (kind === "add") changed.splice(index, 0, "x");
        else if (kind === "remove") changed.splice(index, 1);
        else if (kind === "replace") changed.splice(index, 1, "x");
        else changed.splice(index, 2, ...word.slice(index, index + 2).toReversed());
        const [original, edited] = [word.join(""), changed.join("")];
        const edits = countEdits(original, edited).full;
        expect(edits).toBe(original === edited ? 0 : 1);
        expect(countEdits(edited, original).full).toBe(edits);
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20261201) },
  );
});

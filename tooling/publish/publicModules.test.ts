import { expect, test } from "vitest";
import { closedModules, publicModules } from "./publicModules.ts";

const target = { types: "./dist/*.d.ts", default: "./dist/*.js" };

test("an exact key precedes patterns, and a longer pattern a shorter one", () => {
  const exports = { "./*": target, "./Dialog/*": null, "./Dialog/Dialog": target, "./theme/*": target };
  const files = ["Dialog/Dialog", "Dialog/DialogFrame", "Text/Text", "theme/media"].map(
    (f) => `dist/${f}.js`,
  );
  expect([...publicModules(exports, files)]).toEqual([
    ["./Dialog/Dialog", "./Dialog/Dialog"],
    ["./Text/Text", "./*"],
    ["./theme/media", "./theme/*"],
  ]);
  expect(closedModules(exports, files)).toEqual(["./Dialog/DialogFrame"]);
});

test("a pattern's end counts, and files outside dist are no modules", () => {
  const exports = { "./*": target, "./*.css": null };
  const files = ["dist/Text/Text.js", "dist/Text/Text.css.js", "dist/Text/Text.d.ts", "src/Text/Text.tsx"];
  expect([...publicModules(exports, files).keys()]).toEqual(["./Text/Text"]);
});

test("a path that no key matches is closed", () => {
  expect(closedModules({ "./car/*": target }, ["dist/pricing/dayPrice.js"])).toEqual(["./pricing/dayPrice"]);
});

import { expect, test } from "vitest";
import { unlinted } from "./runPackageLint.ts";

test("reports code outside the packages with a lint script", () => {
  const paths = [
    "apps/web/app/root.tsx",
    "apps/website/root.tsx",
    "packages/ui/src/Button.tsx",
    "release.mjs",
  ];
  expect(unlinted(paths, ["apps/web", "packages/ui"])).toEqual(["apps/website/root.tsx", "release.mjs"]);
});

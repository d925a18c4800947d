import type { ComponentType } from "react";
import { expect, test } from "vitest";
import readme from "../README.md?raw";
import type { Usage } from "../src/documentation/Usage.ts";

interface StoryModule {
  default: { component?: ComponentType; parameters?: { usage?: Usage } };
}

const modules = import.meta.glob<StoryModule>("../src/*/*.stories.tsx", { eager: true });
/** Folders with a component of the same name. `theme/`, `hydration/` and `documentation/` have none. */
const components = new Set(
  Object.keys(import.meta.glob("../src/*/*.tsx"))
    .map((path) => path.split("/").at(-2) ?? "")
    .filter((folder) => /^[A-Z]/.test(folder)),
);

test("finds the components", () => {
  expect(components.size).toBeGreaterThan(35);
});

test.each([...components])("%s has at least one story", (name) => {
  const { default: meta, ...stories } = modules[`../src/${name}/${name}.stories.tsx`] ?? {};
  expect(meta?.component?.name).toBe(name);
  expect(Object.keys(stories)).not.toEqual([]);
});

test.each([...components])(
  "%s documents its use, its misuse and its keys, or that it has no keys",
  (name) => {
    const usage = modules[`../src/${name}/${name}.stories.tsx`]?.default.parameters?.usage;
    expect(usage?.use).not.toHaveLength(0);
    expect(usage?.avoid).not.toHaveLength(0);
    expect(usage?.keys).not.toHaveLength(0);
  },
);

test.each([...components])("%s is in the README's table", (name) => {
  expect(readme).toMatch(new RegExp(`^\\|.*\\b${name}\\b.*\\|$`, "mu"));
});

import { mayInstall } from "@sayara/tooling-browser/mayInstall";
import { expect, test } from "vitest";

const withAnswer = (answer: string) => ({ env: {}, isTerminal: true, ask: async () => answer });

test("apt installs something only in CI or if the user agrees", async () => {
  expect(await mayInstall("PostgreSQL", { ...withAnswer("n"), env: { CI: "true" } })).toBe(true);
  expect(await mayInstall("PostgreSQL", withAnswer("y"))).toBe(true);
  expect(await mayInstall("PostgreSQL", withAnswer(""))).toBe(false);
  expect(await mayInstall("PostgreSQL", withAnswer("no"))).toBe(false);
  expect(await mayInstall("PostgreSQL", { ...withAnswer("y"), isTerminal: false })).toBe(false);
});
